import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { openConsent } from '../../../src/components/layout/consent/ConsentHost';
import { Footer } from '../../../src/components/layout/Footer';
import { Logo } from '../../../src/components/layout/Logo';
import { site, siteQuery, siteQueryOf } from '../../support/siteContent';
import { setViewport, styleOf } from '../../support/viewport';

jest.mock('../../../src/components/layout/consent/ConsentHost', () => ({ openConsent: jest.fn() }));

beforeEach(() => document.documentElement.classList.add('js'));

function show(changes: Partial<typeof site> = {}) {
  jest.mocked(useStaticQuery).mockReturnValue(siteQueryOf({ company: { ...site, ...changes } }));
  return render(<Footer />);
}

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('the footer links the legal pages and contact details, and opens the cookie preferences', async () => {
  show();
  expect(screen.getByRole('link', { name: 'Acme home page' })).toHaveAttribute('href', '/');
  expect(screen.getByText('We listen')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Footer' });
  expect(within(menu).getByRole('heading')).toHaveTextContent('Information');
  expect(linksIn(menu)).toEqual([
    ['Terms and Conditions', '/terms%20&%20conditions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Contact Us', '/contact'],
  ]);
  await userEvent.click(within(menu).getByRole('button', { name: 'Cookie Preferences' }));
  expect(openConsent).toHaveBeenCalledTimes(1);
  const details = screen.getByRole('group');
  expect(within(details.parentElement ?? menu).getByRole('heading')).toHaveTextContent('Contact');
  expect(linksIn(details)).toEqual([
    ['+971 4 111 1111', 'tel:+97141111111'],
    ['desk@acme.example', 'mailto:desk@acme.example?subject=Hello'],
  ]);
  expect(details).toHaveTextContent('Media City');
  // HTML 4.3.10 allows no heading in an address.
  expect(within(details).queryByRole('heading')).toBeNull();
  expect(screen.getByText(/^©/)).toHaveTextContent(/^© Acme$/);
});

it.each([
  ['three columns on a desk', 1440, 3],
  ['two on a tablet', 900, 2],
  ['one on a phone', 390, 1],
])('the footer has %s', (_how, width, count) => {
  setViewport({ width });
  show();
  const columns = screen.getByRole('navigation', { name: 'Footer' }).parentElement;
  const tracks = columns ? styleOf(columns)['grid-template-columns'] : '';
  expect(tracks?.match(/\dfr/g)).toHaveLength(count);
});

it('the footer’s logo is larger than the header’s', () => {
  setViewport({});
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  render(
    <>
      <Logo />
      <Footer />
    </>,
  );
  const widths = screen.getAllByRole('link', { name: 'Acme home page' }).map((logo) => {
    const mark = logo.querySelector('svg');
    return mark ? Number.parseFloat(styleOf(mark)['inline-size'] ?? '') : 0;
  });
  expect(widths).toHaveLength(2);
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0);
});

it('the footer shows the legal name, the licence and the P.O. box if the content has them', () => {
  show({ legalName: 'Listeners FZ-LLC', licence: 'Licence 90210', poBox: 'P.O. Box 500001' });
  expect(screen.getByRole('group')).toHaveTextContent('Media CityP.O. Box 500001');
  expect(screen.getByText('© Acme · Listeners FZ-LLC · Licence 90210')).toBeInTheDocument();
});

it.each([
  ['once if the legal name begins with it', '© 2026 Acme', '© 2026 Acme FZ-LLC · Licence 1'],
  ['as the copyright line has it', '© Acme 2026', '© Acme 2026 · Acme FZ-LLC · Licence 1'],
])('the last line of the footer says the company’s name %s', (_how, copyright, line) => {
  show({ copyright, legalName: 'Acme FZ-LLC', licence: 'Licence 1' });
  expect(screen.getByText(line)).toBeInTheDocument();
});

it('the footer links a network with an account; an icon without one is hidden from screen readers', () => {
  const [networks = document.body] = show().container.querySelectorAll('ul');
  expect(networks.querySelectorAll('svg')).toHaveLength(3);
  expect(within(networks).getAllByRole('listitem')).toHaveLength(1);
  expect(within(networks).getByRole('link')).toHaveAccessibleName('LinkedIn');
  expect(linksIn(networks)).toEqual([['', 'https://network.example/acme']]);
  expect(networks).toHaveTextContent(/^$/);
});
