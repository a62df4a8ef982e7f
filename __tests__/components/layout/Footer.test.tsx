import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';
import { navigation, site } from '../../support/siteContent';

const openPreferences = jest.fn();

const show = (facts = site) =>
  render(<Footer site={facts} navigation={navigation} onCookiePreferences={openPreferences} />);

/** The networks' icons stand in the first list. */
function networks() {
  const [list] = screen.getAllByRole('list');
  if (!list) throw new Error('The footer has no list.');
  return within(list);
}

describe('the links of the footer', () => {
  it.each([
    ['Terms and Conditions', '/terms%20&%20conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Contact Us', '/contact'],
  ])('%s leads to %s from every address', (name, href) => {
    show();
    const menu = within(screen.getByRole('navigation', { name: 'Footer' }));
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('leads to the home page by its logo', () => {
    show();
    expect(screen.getByRole('link', { name: 'Acme home page' })).toHaveAttribute('href', '/');
  });
});

describe('the contact block', () => {
  it('calls the phone number', () => {
    show();
    expect(screen.getByRole('link', { name: '+971 4 111 1111' })).toHaveAttribute(
      'href',
      'tel:+97141111111',
    );
  });

  it('starts a mail with its subject filled in', () => {
    show();
    expect(screen.getByRole('link', { name: 'desk@acme.example' })).toHaveAttribute(
      'href',
      'mailto:desk@acme.example?subject=Hello',
    );
  });

  it('names the address', () => {
    show();
    expect(screen.getByText('Media City')).toBeVisible();
  });
});

describe('a network without an account', () => {
  it.each(['', undefined])('is one whose link is %j', (link) => {
    show({ ...site, social: [{ network: 'x', label: 'X', link }] });
    expect(screen.queryByRole('link', { name: 'X' })).not.toBeInTheDocument();
  });

  it('has an icon', () => {
    const { container } = show();
    expect(container.querySelectorAll('li svg')).toHaveLength(3);
  });

  it.each(['LinkedIn', 'X', 'WhatsApp'])('%s is no link', (name) => {
    show();
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it.each(['LinkedIn', 'X', 'WhatsApp'])('%s is not spoken of', (name) => {
    show();
    expect(networks().queryByLabelText(name)).not.toBeInTheDocument();
    expect(networks().queryByText(name)).not.toBeInTheDocument();
  });

  it('is nothing to assistive technology', () => {
    show();
    expect(networks().queryAllByRole('listitem')).toEqual([]);
  });
});

describe('a network with an account', () => {
  const withAccount = {
    ...site,
    social: [
      { network: 'linkedin' as const, label: 'LinkedIn', link: 'https://network.example/acme' },
      { network: 'x' as const, label: 'X', link: '' },
    ],
  };

  it('is a link with its name', () => {
    show(withAccount);
    expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://network.example/acme',
    );
  });

  it('leaves the others as they are', () => {
    show(withAccount);
    expect(networks().getAllByRole('listitem')).toHaveLength(1);
  });
});

it('the footer is the page’s information about the site', () => {
  show();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Acme');
});
