import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { TextLink } from '../../../src/components/ui/TextLink';
import { CurrentPage } from '../../../src/hooks/currentPage';

interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string;
}

/** The router's link says who follows it. */
jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: LinkProps) => (
    <a href={to} data-follows="router" {...rest}>
      {children}
    </a>
  ),
}));

/** Who follows a link, and what it tells the browser. */
function followed(href: string, language = 'en') {
  render(
    <CurrentPage.Provider value={{ language, alternates: [] }}>
      <TextLink href={href}>Words</TextLink>
    </CurrentPage.Provider>,
  );
  const link = screen.getByRole('link', { name: 'Words' });
  expect(link).toHaveAttribute('href', href);
  const { follows = 'browser' } = link.dataset;
  return [follows, link.getAttribute('rel'), link.getAttribute('hreflang')];
}

it.each(['/', '/contact', '/success#markets', '/terms%20&%20conditions'])(
  'the router follows a link to %s',
  (href) => {
    expect(followed(href)).toEqual(['router', null, null]);
  },
);

it.each([
  ['https://partner.example/', 'noopener'],
  ['//partner.example/', null],
  ['mailto:desk@acme.example', null],
  ['tel:+97140000000', null],
  ['#sharing', null],
])('the browser follows a link to %s', (href, rel) => {
  expect(followed(href)).toEqual(['browser', rel, null]);
});

// Another language is another document: direction and fonts change with it.
it.each([
  ['/ar', 'router', null],
  ['/ar/risk', 'router', null],
  ['/airlines', 'browser', 'en'],
  ['/art', 'browser', 'en'],
  ['/', 'browser', 'en'],
])('from an Arabic page %s is followed by the %s', (href, who, hreflang) => {
  expect(followed(href, 'ar')).toEqual([who, null, hreflang]);
});

it.each(['/contact', 'https://partner.example/'])(
  'a link to %s takes a name and a mark like any link',
  (href) => {
    render(
      <TextLink href={href} aria-label="A name" aria-current="page">
        Words
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: 'A name', current: 'page' })).toBeInTheDocument();
  },
);
