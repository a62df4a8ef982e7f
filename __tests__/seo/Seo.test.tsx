import { act, render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CurrentPage } from '../../src/hooks/currentPage';
import { PageHead } from '../../src/seo/PageHead';
import { loadPageHead, PageHeadContext, Seo } from '../../src/seo/Seo';
import { site } from '../support/siteContent';

jest.mock('../../src/hooks/useSiteContent', () => ({
  useSiteContent: () => ({
    company: site,
    languages: ['en', 'ar', 'fr'].map((language) => ({ ...site, language, locale: language })),
    site: { siteMetadata: { siteUrl: 'https://acme.example' } },
  }),
}));

const page = {
  title: 'Rowing',
  description: 'We row & steer.',
  path: '/rowing',
} satisfies ComponentProps<typeof Seo>;

/** Renders the head; Helmet writes it before the next frame. */
async function show(props: ComponentProps<typeof Seo>) {
  document.title = '';
  render(
    <PageHeadContext.Provider value={PageHead}>
      <Seo {...props} />
    </PageHeadContext.Provider>,
  );
  await waitFor(() => expect(document.title).toBe(`${props.title} | Acme`));
}

const meta = (name: string): string[] =>
  [...document.head.querySelectorAll(`[name="${name}"], [property="${name}"]`)].map(
    (element) => element.getAttribute('content') ?? '',
  );

const canonical = () => document.head.querySelector('[rel="canonical"]')?.getAttribute('href');

const jsonLd = () => document.head.querySelector('[type="application/ld+json"]')?.textContent;

it('says title, description, language and the one right address', async () => {
  await show(page);
  expect(meta('description')).toEqual(['We row & steer.']);
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(canonical()).toBe('https://acme.example/rowing');
  expect(meta('robots')).toEqual([]);
});

it('says what social networks show', async () => {
  await show(page);
  const expected = {
    'og:title': 'Rowing | Acme',
    'og:description': 'We row & steer.',
    'og:type': 'website',
    'og:url': 'https://acme.example/rowing',
    'og:site_name': 'Acme',
    'og:locale': 'en_GB',
    'og:image': 'https://acme.example/share/rowing.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'The Acme mark and “Rowing” beside a drawing.',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Rowing | Acme',
    'twitter:description': 'We row & steer.',
    'twitter:image': 'https://acme.example/share/rowing.png',
    'twitter:image:alt': 'The Acme mark and “Rowing” beside a drawing.',
  };
  expect(
    Object.fromEntries(Object.keys(expected).map((name) => [name, meta(name).join(' and ')])),
  ).toEqual(expected);
});

it('calls a case study an article', async () => {
  await show({ ...page, kind: 'article', parent: { name: 'Stories', path: '/success' } });
  expect(meta('og:type')).toEqual(['article']);
  expect(jsonLd()).toContain('"@type":"Article"');
  expect(jsonLd()).toContain('"name":"Stories"');
});

it('tells search engines the page’s name, else its title', async () => {
  await show({ ...page, name: 'Rowing Club' });
  expect(jsonLd()).toContain('"name":"Rowing Club"');
});

it('keeps a page without a path from search engines', async () => {
  await show({ title: 'Lost', description: 'Nothing is here.' });
  expect(meta('robots')).toEqual(['noindex']);
  expect(canonical()).toBeUndefined();
  expect(meta('og:url')).toEqual([]);
  expect(meta('og:image')).toEqual(['https://acme.example/share/error.png']);
  expect(jsonLd()).toBeUndefined();
});

it('leaves the head that the page was opened with until another page is opened', async () => {
  document.title = 'Opened';
  render(<Seo {...page} title="Steering" path="/steering" />);
  expect(document.title).toBe('Opened');
  // Also for a page that was there sooner.
  await act(loadPageHead);
  await waitFor(() => expect(document.title).toBe('Steering | Acme'));
  expect(canonical()).toBe('https://acme.example/steering');
});

it('names the other languages of this page, not of the site', async () => {
  const alternates = ['en', 'fr'].map((language) => ({ language, path: `/${language}` }));
  render(
    <CurrentPage.Provider value={{ language: 'en', alternates }}>
      <PageHeadContext.Provider value={PageHead}>
        <Seo {...page} title="Translated" />
      </PageHeadContext.Provider>
    </CurrentPage.Provider>,
  );
  await waitFor(() => expect(document.title).toBe('Translated | Acme'));
  expect(meta('og:locale:alternate')).toEqual(['fr']);
});
