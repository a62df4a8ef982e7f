/** Pages as visitors and search engines see them: with their head, in the language of their document. */
import { render, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import type { ReactElement } from 'react';
import type { PageContext, PageTemplate, ViewOf } from '../../src/content/pages/pages';
import { CurrentPage } from '../../src/hooks/currentPage';
import { DocumentHead } from '../../src/seo/DocumentHead';
import { DocumentHeadContext, ViewSeo } from '../../src/seo/Seo';
import { settle } from './renderForm';
import { siteQuery } from './siteContent';

/** Renders one of Acme's pages and waits for its head, which Helmet writes before the next frame. */
export async function renderPage(
  page: ReactElement<{ pageContext?: Partial<PageContext> & { view?: ViewOf<PageTemplate> } }>,
  context: Partial<PageContext> = {},
) {
  const { language = 'en', alternates = [], ...about } = { ...page.props.pageContext, ...context };
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  document.title = '';
  const view = render(
    <CurrentPage.Provider value={{ language, alternates, ...about }}>
      <DocumentHeadContext.Provider value={DocumentHead}>
        <ViewSeo view={page.props.pageContext?.view} />
        {page}
      </DocumentHeadContext.Provider>
    </CurrentPage.Provider>,
  );
  await settle();
  await waitFor(() => expect(document.title).not.toBe(''));
  return view;
}

/** Returns the contents of the `<meta>` elements of this name or property. */
export const meta = (name: string): string[] =>
  [...document.head.querySelectorAll(`[name="${name}"], [property="${name}"]`)].map(
    (element) => element.getAttribute('content') ?? '',
  );

/** Properties that search engines require for each type; schema-dts checks the vocabulary. */
const REQUIRED: Partial<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'provider'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
  WebPage: ['name', 'image', 'publisher'],
  AboutPage: ['name', 'mainEntity'],
  ContactPage: ['name', 'mainEntity'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Checks structured data. @throws for an unknown type, a missing property or a relative address */
function checkThing(thing: object): void {
  const parts = Object.entries<unknown>({ ...thing });
  const of = (name: string): unknown => Reflect.get(thing, name);
  if ('@type' in thing) {
    for (const name of REQUIRED[String(of('@type'))] ?? ['a known type']) {
      if (of(name) === undefined || of(name) === '')
        throw new Error(`No ${name}: ${JSON.stringify(thing)}`);
    }
  }
  for (const [name, value] of parts) {
    if (['url', 'item', 'image', 'logo', '@id'].includes(name)) new URL(String(value));
    for (const part of [value].flat()) if (typeof part === 'object' && part) checkThing(part);
  }
}

interface Thing {
  '@type': string;
  itemListElement?: { name: string; item: string }[];
}

/** Returns the page's structured data; throws if a required property is missing. */
export function graph(): Thing[] {
  const { textContent } = document.head.querySelector('[type="application/ld+json"]') ?? {};
  const { '@graph': things = [] }: { '@graph'?: Thing[] } = JSON.parse(textContent ?? '{}');
  for (const thing of things) checkThing(thing);
  return things;
}

/** Returns the other parts of the head, with the breadcrumb trail. */
export const head = () => ({
  title: document.title,
  description: meta('description')[0],
  canonical: document.head.querySelector('[rel="canonical"]')?.getAttribute('href'),
  robots: meta('robots')[0],
  trail: graph()
    .flatMap(({ itemListElement = [] }) => itemListElement)
    .map(({ name, item }) => `${name} ${item}`),
  types: graph().map(({ '@type': type }) => type),
});
