/** What the tests of pages share: what pages are handed, and what visitors find on them. */
import { screen, within } from '@testing-library/react';

/** What Gatsby hands the page of this address. */
export const contextOf = (canonicalPath: string, language = 'en') => ({
  id: '1',
  language,
  canonicalPath,
  alternates: [],
});

/** A button that leads to contact, unless it leads elsewhere. */
export const action = (label: string, link = '/contact') => ({ label, link });

/** What search results say of a page. */
export const seoOf = (title: string) => ({ title, description: `${title}, in short.` });

/** What `head()` gives for a page of Acme's with `seoOf(title)`; breadcrumbs call it by `name`. */
export const headOf = (path: string, title: string, name = title) => ({
  title: `${title} | Acme`,
  description: `${title}, in short.`,
  canonical: `https://acme.example${path}`,
  trail: ['Home https://acme.example/', `${name} https://acme.example${path}`],
  types: ['BreadcrumbList'],
});

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** The title of the page, then those of its sections. */
export const titles = () =>
  textsOf(screen.getAllByRole('heading').filter(({ tagName }) => /H[12]/.test(tagName)));

/** Where the link of this name leads. */
export const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** "Telco /telco" for each link in a part of the page, and "Telco /telco page" for the current one. */
export const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) =>
      [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]
        .filter(Boolean)
        .join(' '),
    );
