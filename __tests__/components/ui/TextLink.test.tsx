import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithoutRef } from 'react';
import { TextLink } from '../../../src/components/ui/TextLink';
import { CurrentPage } from '../../../src/hooks/currentPage';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: ComponentPropsWithoutRef<'a'> & { to: string }) => (
    <a href={to} data-follows="router" {...rest}>
      {children}
    </a>
  ),
}));

/** Returns whether the router or the browser follows a link, and its hreflang. */
function followed(href: string, language: string) {
  render(
    <CurrentPage.Provider value={{ language, alternates: [] }}>
      <TextLink href={href} aria-label="A name" aria-current="page">
        Words
      </TextLink>
    </CurrentPage.Provider>,
  );
  const link = screen.getByRole('link', { name: 'A name', current: 'page' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveTextContent('Words');
  // A visitor who wants another tab asks for it.
  expect(link).not.toHaveAttribute('target');
  const { follows = 'browser' } = link.dataset;
  return [follows, link.getAttribute('hreflang')];
}

it.each([
  ['en', '/', 'router', null],
  ['en', 'https://partner.example/', 'browser', null],
  ['en', 'mailto:desk@acme.example', 'browser', null],
  ['en', '#sharing', 'browser', null],
  // Another language needs a full load, because direction and fonts change.
  ['ar', '/ar', 'router', null],
  ['ar', '/ar/risk', 'router', null],
  ['ar', '/airlines', 'browser', 'en'],
])('from a page in "%s", %s is followed by the %s', (language, href, ...expected) => {
  expect(followed(href, language)).toEqual(expected);
});
