/** What the head of a published page must say, by the content alone, and what is wrong with it. Pure. */
import { parse, type HTMLElement } from 'node-html-parser';
import { partOf } from '../../../src/basics/partOf';
import type { Entry } from '../../../src/content/pages/entries';
import type { Library } from '../../../src/content/pages/library';
import { sitePages } from '../../../src/content/pages/pages';
import { cardPath } from '../../../src/content/text/card';
import { headTitle } from '../../../src/content/text/headTitle';
import { languageLinks, pathIn } from '../../../src/content/text/languages';
import { OWN_CARDS } from '../../../src/content/views/caseStudies';
import { routes } from '../../../src/routes';

type Part = 'lang' | 'title' | 'description' | 'canonical' | 'share title' | 'card' | 'languages';

/** What the company’s structured data must say. */
interface CompanyFacts {
  name: string;
  email: string;
  telephone: string;
  streetAddress: string;
  addressLocality: string;
  addressCountry: string;
}

export interface ExpectedHead extends Record<Part, string> {
  describes?: string;
  /** The addresses of its breadcrumbs; empty for the home page, which has none. */
  trail: readonly string[];
  company: CompanyFacts;
  questions: readonly string[];
}

const asText = (links: readonly { hreflang: string; href: string }[]) =>
  links.map(({ hreflang, href }) => `${hreflang} ${href}`).join(', ');

/** False for a case study so far down a long list that no card is drawn for it. */
function hasOwnCard(entry: Entry, library: Library): boolean {
  if (entry.kind !== 'case-studies') return true;
  const { group, slug } = entry.content;
  const stories = library.all('case-studies').filter((story) => story.group === group);
  return stories.findIndex((story) => story.slug === slug) < OWN_CARDS;
}

/**
 * The expected heads by address. The error screens, which are at every unknown address, are not among them.
 * @param siteUrl the origin that the site was built for
 */
export function expectedHeads(
  libraries: readonly Library[],
  siteUrl: string,
): Map<string, ExpectedHead> {
  const heads = new Map<string, ExpectedHead>();
  for (const { path, entry, view, context } of sitePages(libraries)) {
    const { canonicalPath, language: lang, alternates, describes } = context;
    const library = libraries.find(({ language }) => language === lang);
    if (canonicalPath === undefined || !library) continue;
    const company = library.the('site');
    const content = entry?.content ?? view();
    if (!('seo' in content)) continue;
    const { title, description } = content.seo;
    const cardOf =
      entry && hasOwnCard(entry, library) ? canonicalPath : library.pathOf(library.the('success'));
    const steps = [pathIn(lang, routes.home), context.parent?.path, canonicalPath];
    heads.set(path, {
      lang,
      title: headTitle(title, company.titleSuffix),
      description,
      canonical: siteUrl + canonicalPath,
      'share title': entry?.kind === 'case-studies' ? entry.content.headline : title,
      card: siteUrl + cardPath(cardOf, lang),
      languages: asText(languageLinks(alternates, siteUrl)),
      describes: entry?.kind === 'home' ? 'WebSite' : describes,
      trail:
        entry?.kind === 'home'
          ? []
          : steps.flatMap((step) => (step === undefined ? [] : siteUrl + step)),
      company: {
        name: company.name,
        email: company.email,
        telephone: company.phone,
        streetAddress: company.address,
        addressLocality: company.city,
        addressCountry: company.country,
      },
      questions:
        'questions' in content ? (content.questions ?? []).map(({ question }) => question) : [],
    });
  }
  return heads;
}

const valuesOf = (page: HTMLElement, selector: string, attribute: string): string =>
  [...new Set(page.querySelectorAll(selector).map((tag) => tag.getAttribute(attribute)))].join(
    ' and ',
  );

/** The parts of a published page’s head; '' for each that it has not, as the error screen has no canonical address. */
export const readHead = (page: HTMLElement): Record<Part, string> => ({
  lang: valuesOf(page, 'html', 'lang'),
  title: page
    .querySelectorAll('head title')
    .map(({ text }) => text)
    .join(' and '),
  description: valuesOf(
    page,
    'meta:is([name="description"],[property="og:description"])',
    'content',
  ),
  canonical: valuesOf(page, 'link[rel="canonical"]', 'href'),
  'share title': valuesOf(page, 'meta:is([property="og:title"],[name="twitter:title"])', 'content'),
  card: valuesOf(page, 'meta:is([property="og:image"],[name="twitter:image"])', 'content'),
  languages: asText(
    page.querySelectorAll('link[hreflang]').map((link) => ({
      hreflang: link.getAttribute('hreflang') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  ),
});

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (element: HTMLElement) => element.text.replace(/\s+/g, ' ').trim();

/** True if the page goes by this name: in its heading, in what links to it, or as its title without the site's name. */
function isNameOf(page: HTMLElement, { title, canonical }: ExpectedHead, name: string): boolean {
  const path = canonical.slice(new URL(canonical).origin.length);
  const links = page
    .querySelectorAll('a[href]')
    .filter((link) => link.getAttribute('href') === path);
  const names = [...page.querySelectorAll('h1'), ...links].map(textOf);
  return names.includes(name) || (name !== '' && `${title} `.startsWith(`${name} `));
}

/** Complaints about the structured data of a page. */
function dataProblems(page: HTMLElement, expected: ExpectedHead, siteUrl: string): string[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) return [`has ${scripts.length} blocks of structured data`];
  const things = list(partOf(JSON.parse(scripts[0]?.rawText ?? ''), '@graph'));
  const thing = (type: string) => things.find((found) => partOf(found, '@type') === type);
  const problems: string[] = [];
  const compare = (what: string, actual: unknown, wanted: unknown) => {
    if (actual !== wanted)
      problems.push(`${what} is ${JSON.stringify(actual)}, expected ${JSON.stringify(wanted)}`);
  };
  const { canonical, describes, company } = expected;

  if (describes !== undefined) {
    const described = thing(describes);
    compare(`${describes}’s url`, partOf(described, 'url'), canonical);
    if (describes === 'Service')
      compare(
        'Service’s name',
        partOf(described, 'name'),
        page.querySelectorAll('h1').map(textOf)[0],
      );
    else compare(`${describes}’s inLanguage`, partOf(described, 'inLanguage'), expected.lang);
    if (describes === 'WebPage')
      compare('WebPage’s image', partOf(described, 'image'), expected.card);
  }
  const isAboutCompany = /^(?:WebSite|AboutPage|ContactPage)$/.test(describes ?? '');
  if (isAboutCompany) {
    const organization = thing('Organization');
    const { name, email, telephone, ...address } = company;
    compare('Organization’s @id', partOf(organization, '@id'), `${siteUrl}/#organization`);
    for (const [field, value] of Object.entries({ name, email, telephone }))
      compare(`Organization’s ${field}`, partOf(organization, field), value);
    for (const [field, value] of Object.entries(address))
      compare(`Organization’s ${field}`, partOf(organization, 'address', field), value);
    if (describes !== 'WebSite' && describes !== undefined)
      compare(
        `${describes}’s mainEntity`,
        partOf(thing(describes), 'mainEntity', '@id'),
        partOf(organization, '@id'),
      );
  }
  const steps = list(partOf(thing('BreadcrumbList'), 'itemListElement'));
  const addresses = steps.map((step) => partOf(step, 'item'));
  compare('the breadcrumbs’ addresses', addresses.join(' > '), expected.trail.join(' > '));
  const last = steps.at(-1);
  const name = String(partOf(last, 'name'));
  if (last !== undefined && !isNameOf(page, expected, name)) {
    problems.push(`the breadcrumb "${name}" does not name the page`);
  }
  const asked = list(partOf(thing('FAQPage'), 'mainEntity')).map((question) =>
    partOf(question, 'name'),
  );
  compare('FAQPage’s questions', asked.join(' | '), expected.questions.join(' | '));
  return problems;
}

/** Complaints about the head of the page with this HTML. */
export function headProblems(html: string, expected: ExpectedHead, siteUrl: string): string[] {
  const page = parse(html);
  const actual = readHead(page);
  const parts: Part[] = [
    'lang',
    'title',
    'description',
    'canonical',
    'share title',
    'card',
    'languages',
  ];
  return [
    ...parts
      .filter((part) => actual[part] !== expected[part])
      .map((part) => `${part} is "${actual[part]}", expected "${expected[part]}"`),
    ...dataProblems(page, expected, siteUrl),
  ];
}
