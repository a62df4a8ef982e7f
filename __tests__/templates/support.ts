import { screen, within } from '@testing-library/react';

export const contextOf = (canonicalPath: string, language = 'en') => ({
  id: '1',
  language,
  canonicalPath,
  alternates: [],
});

export const action = (label: string, link = '/contact') => ({ label, link });

export const seoOf = (title: string) => ({ title, description: `${title}, in short.` });

/** The result of `head()` for an Acme page with `seoOf(title)`, which breadcrumbs call `name`. */
export const headOf = (path: string, title: string, name = title) => ({
  title: `${title} | Acme`,
  description: `${title}, in short.`,
  canonical: `https://acme.example${path}`,
  trail: ['Home https://acme.example/', `${name} https://acme.example${path}`],
  types: ['BreadcrumbList'],
});

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);

/** Returns the titles of the page and its sections. */
export const titles = () =>
  textsOf(screen.getAllByRole('heading').filter(({ tagName }) => /H[12]/.test(tagName)));

export const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Lists links as "Telco /telco", and the current one as "Telco /telco page". */
export const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) =>
      [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]
        .filter(Boolean)
        .join(' '),
    );
