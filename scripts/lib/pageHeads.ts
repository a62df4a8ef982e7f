/** Heads of pages: as the content wants them, and as the built HTML has them. Pure. */
import { parse } from 'node-html-parser';
import {
  slugOf,
  type Entry,
} from '../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { hrefOf, pagePath } from '../../src/content/addresses';
import { CARD_SIZE, cardPath } from '../../src/content/cardPath';
import { caseStudyLists } from '../../src/content/caseStudyPages';
import { companyFactsIn } from '../../src/content/companyFacts';
import { fillIn } from '../../src/content/fillIn';
import { siteSchema } from '../../src/content/kinds/site';
import { numberField, textField } from '../../src/content/nodeFields';
import { pageOfPages } from '../../src/content/pageOfPages';
import { routes } from '../../src/routes';

/**
 * What a head says, by the name of the saying: "title", "canonical", "og:image"… What it says twice
 * is joined by " and "; what it does not say is missing.
 */
export type Head = Readonly<Record<string, string>>;

const listIn = (content: unknown, name: string): unknown[] => {
  const value: unknown =
    typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  return Array.isArray(value) ? value : [];
};

const singlePaths: Readonly<Record<string, string>> = routes;

/** The things that a page describes in JSON-LD, by the type of its entry. */
const describedThings: Readonly<Record<string, string>> = {
  HomePage: 'Organization, WebSite',
  Service: 'BreadcrumbList, Service',
  CaseStudy: 'BreadcrumbList, Article',
};

/** The addresses at which an entry's page stands, as the router knows them. */
function addressesOf(entry: Entry): string[] {
  const slug = slugOf(entry);
  if (slug !== undefined) {
    const others = listIn(entry.content, 'otherSpellings').map(String);
    return [slug, ...others].map(pagePath);
  }
  return [singlePaths[entry.collection.name] ?? '/404.html'];
}

/** What the head of a page is made from. */
interface PageWords {
  title: string;
  description: string;
  /** Encoded; undefined for the error screen. */
  path: string | undefined;
  /** Type of the entry that makes the page. */
  type: string;
  /** Path of the page whose card it shows, where that is not its own. */
  cardOf?: string;
}

/** Gives what makes a head out of the words of a page. */
function headWriter(entries: readonly Entry[], siteUrl: string): (words: PageWords) => Head {
  const company = entries.find(({ collection }) => collection.schema === siteSchema)?.content;
  const facts = companyFactsIn(company);
  const fact = (name: string) => fillIn(textField(company, name), facts);
  return ({ path, type, cardOf = path, ...words }) => {
    const url = `${siteUrl}${path ?? ''}`;
    const title = `${fillIn(words.title, facts)} ${fact('titleSuffix')}`;
    const description = fillIn(words.description, facts);
    const picture = `${siteUrl}${cardPath(cardOf)}`;
    const pictureAlt = fact('shareImageAlt');
    return {
      lang: fact('language'),
      title,
      description,
      'og:title': title,
      'og:description': description,
      'og:type': type === 'CaseStudy' ? 'article' : 'website',
      'og:site_name': fact('name'),
      'og:locale': fact('locale'),
      'og:image': picture,
      'og:image:width': String(CARD_SIZE.width),
      'og:image:height': String(CARD_SIZE.height),
      'og:image:alt': pictureAlt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
      'twitter:image:alt': pictureAlt,
      ...(path === undefined
        ? { robots: 'noindex' }
        : {
            canonical: url,
            'og:url': url,
            'json-ld': describedThings[type] ?? 'BreadcrumbList',
            'json-ld address': url,
          }),
    };
  };
}

/** The pages that continue a long group of case studies, by their address. */
function furtherPages(entries: readonly Entry[]): Map<string, PageWords> {
  const ofType = (type: string) =>
    entries.filter(({ collection }) => collection.typeName === type).map(({ content }) => content);
  const listed = (content: unknown) => ({
    slug: textField(content, 'slug'),
    name: textField(content, 'name'),
    order: numberField(content, 'order'),
  });
  const groups = ofType('CaseStudyGroup').map(listed);
  const caseStudies = ofType('CaseStudy').map((content) => ({
    ...listed(content),
    id: textField(content, 'slug'),
    group: textField(content, 'group'),
  }));
  const paging: unknown = ofType('SuccessPage')[0]?.paging;
  const words = { page: textField(paging, 'page'), of: textField(paging, 'of') };
  const pages = new Map<string, PageWords>();
  for (const { path, group, number, pageCounts } of caseStudyLists(caseStudies, groups)
    .indexPages) {
    if (group === null) continue;
    const name = groups.find(({ slug }) => slug === group)?.name ?? '';
    const title = `${name}, ${pageOfPages(words, number, pageCounts[group] ?? 1)}`;
    pages.set(path, {
      title,
      description: `${title}. ${textField(paging, 'description')}`,
      path: hrefOf(path),
      type: 'CaseStudyGroup',
      cardOf: routes.success,
    });
  }
  return pages;
}

/** The head of every page that the content makes, by its address. */
export function expectedHeads(entries: readonly Entry[], siteUrl: string): Map<string, Head> {
  const headOf = headWriter(entries, siteUrl);
  const heads = new Map<string, Head>();
  for (const entry of entries) {
    const { seo } = entry.content;
    if (typeof seo !== 'object' || seo === null) continue;
    const addresses = addressesOf(entry);
    const isError = entry.collection.typeName === 'ErrorPage';
    const head = headOf({
      title: textField(seo, 'title'),
      description: textField(seo, 'description'),
      path: isError ? undefined : hrefOf(addresses[0] ?? ''),
      type: entry.collection.typeName,
    });
    for (const address of addresses) heads.set(address, head);
  }
  for (const [address, words] of furtherPages(entries)) heads.set(address, headOf(words));
  return heads;
}

/** The types of the things in a JSON-LD text, and the address of the page that they describe. */
function describedIn(jsonLd: string): Head {
  const content: unknown = JSON.parse(jsonLd);
  const things = listIn(content, '@graph');
  const trail = things.flatMap((thing) => listIn(thing, 'itemListElement'));
  const addresses = [
    textField(trail[trail.length - 1], 'item'),
    ...things.map((thing) => textField(thing, 'url')),
  ];
  return {
    'json-ld': things.map((thing) => textField(thing, '@type')).join(', '),
    'json-ld address': [...new Set(addresses.filter(Boolean))].join(' and '),
  };
}

/** What the head of a page says of the things that `expectedHeads` knows. Throws on bad JSON-LD. */
export function readHead(html: string): Head {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const said: [name: string, value: string][] = [
    ...page.querySelectorAll('html').map((root) => ['lang', root.getAttribute('lang')] as const),
    ...page.querySelectorAll('head title').map((title) => ['title', title.text] as const),
    ...page
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => ['canonical', link.getAttribute('href')] as const),
    ...page
      .querySelectorAll('meta')
      .map((meta) => {
        const { name, property } = meta.attributes;
        return [name ?? property ?? '', meta.getAttribute('content')] as const;
      })
      .filter(([name]) => /^(description|robots|og:|twitter:)/.test(name)),
  ].map(([name, value]) => [name, value ?? '']);
  const head: Record<string, string> = {};
  for (const [name, value] of said) {
    head[name] = name in head ? `${head[name] ?? ''} and ${value}` : value;
  }
  const data = page.querySelectorAll('script[type="application/ld+json"]');
  return data.reduce<Head>((read, script) => ({ ...read, ...describedIn(script.rawText) }), head);
}

/** One sentence for each thing that a head says otherwise than it should. */
export function headProblems(expected: Head, actual: Head): string[] {
  const quoted = (value: string | undefined) => (value === undefined ? 'nothing' : `"${value}"`);
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
    .filter((name) => expected[name] !== actual[name])
    .map((name) => `${name} says ${quoted(actual[name])}, expected ${quoted(expected[name])}`);
}
