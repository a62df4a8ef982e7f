/** Heads of pages: as the content wants them, and as the built HTML has them. Pure. */
import { parse } from 'node-html-parser';
import { hrefOf } from '../../src/content/addresses';
import { CARD_SIZE, cardPath } from '../../src/content/cardPath';
import { pageOfPages } from '../../src/content/caseStudyPages';
import { type Entry, libraryOf, pathsOf, slugOf } from '../../src/content/entries';
import { companyFacts, fillIn } from '../../src/content/fillIn';
import { headTitle } from '../../src/content/headTitle';
import type { Library, Page } from '../../src/content/kind';
import { kindNamed } from '../../src/content/kinds';
import { caseStudyGroup } from '../../src/content/kinds/caseStudyGroup';
import { site, type Site } from '../../src/content/kinds/site';
import { success } from '../../src/content/kinds/success';
import { directionOf } from '../../src/content/languageNames';
import { MAIN_LANGUAGE, pathIn } from '../../src/content/languages';
import { sitePages } from '../../src/content/sitePages';
import { routes } from '../../src/routes';

/**
 * What a head says, by the name of the saying: "title", "canonical", "og:image"… What it says twice
 * is joined by " and "; what it does not say is missing.
 */
export type Head = Readonly<Record<string, string>>;

/** What the head of a page is made from. */
interface PageWords extends Pick<Page<unknown>, 'describes'> {
  title: string;
  description: string;
  /** Encoded; undefined for the error screen. */
  path: string | undefined;
  /** Path of the page whose card it shows, where that is not its own. */
  cardOf?: string;
}

/** Returns the function that makes a head out of the words of a page in the company's language. */
function headWriter(company: Site, siteUrl: string): (words: PageWords) => Head {
  const { language } = company;
  const facts = companyFacts(company);
  const fill = (text: string) => fillIn(text, facts);
  return ({ path, describes, cardOf = path, ...words }) => {
    const url = `${siteUrl}${path ?? ''}`;
    const title = headTitle(fill(words.title), fill(company.titleSuffix));
    const description = fill(words.description);
    const picture = `${siteUrl}${cardPath(cardOf, language)}`;
    const pictureAlt = fill(company.shareImageAlt).replaceAll('{title}', fill(words.title));
    const isHome = path === pathIn(language, routes.home);
    const things = isHome ? ['Organization', 'WebSite'] : ['BreadcrumbList'];
    // The company is the same in every language.
    const described = isHome ? new Set([`${siteUrl}${routes.home}`, url]) : [url];
    return {
      lang: language,
      ...(directionOf(language) === 'rtl' ? { dir: 'rtl' } : {}),
      title,
      description,
      'og:title': title,
      'og:description': description,
      'og:type': describes === 'Article' ? 'article' : 'website',
      'og:site_name': company.name,
      'og:locale': company.locale,
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
            'json-ld': [...things, ...(describes ? [describes] : [])].join(', '),
            'json-ld address': [...described].join(' and '),
          }),
    };
  };
}

/** The pages of a language that continue a long group of case studies, by their address. */
function furtherPages(
  language: string,
  entries: readonly Entry[],
  library: Library,
): [string, PageWords][] {
  const { paging } = library.the(success);
  const nodes = entries.map((entry) => ({ ...entry, id: slugOf(entry) ?? '' }));
  return sitePages(nodes).flatMap(({ path, context }): [string, PageWords][] => {
    if (!('group' in context) || context.group === null) return [];
    if (context.language !== language) return [];
    const { group, number, pageCounts } = context;
    const { name } = library.named(caseStudyGroup, group);
    const title = `${name}, ${pageOfPages(paging, number, pageCounts[group] ?? 1)}`;
    const description = `${title}. ${paging.description}`;
    return [[path, { title, description, path: hrefOf(path), cardOf: context.indexPath }]];
  });
}

/** The heads of the pages of one language, by their addresses. */
function headsIn(language: string, entries: readonly Entry[], siteUrl: string): Map<string, Head> {
  const own = entries.filter((entry) => entry.language === language);
  const library = libraryOf(own);
  const headOf = headWriter(library.the(site), siteUrl);
  const heads = new Map<string, Head>();
  for (const entry of own) {
    const { page } = kindNamed(entry.kind);
    if (!page || !('seo' in entry.content)) continue;
    const paths = pathsOf(entry);
    const path = paths[0] && hrefOf(paths[0]);
    const head = headOf({ ...entry.content.seo, path, describes: page.describes });
    const errorPage = language === MAIN_LANGUAGE ? '/404.html' : pathIn(language, '/404');
    const addresses = path === undefined ? [errorPage] : paths;
    for (const address of addresses) heads.set(address, head);
  }
  for (const [address, words] of furtherPages(language, entries, library))
    heads.set(address, headOf(words));
  return heads;
}

/** What a page's head says of the page in all its languages. */
function languageWords(head: Head, twins: readonly Head[]): Head {
  const others = twins.filter(({ lang }) => lang !== head.lang);
  if (others.length === 0) return {};
  const main = twins.find(({ lang }) => lang === MAIN_LANGUAGE);
  return {
    'og:locale:alternate': others.map((other) => other['og:locale']).join(' and '),
    ...Object.fromEntries(twins.map(({ lang, canonical }) => [`hreflang ${lang}`, canonical])),
    ...(main ? { 'hreflang x-default': main.canonical } : {}),
  };
}

/** The head of every page that the content makes, by its address. */
export function expectedHeads(entries: readonly Entry[], siteUrl: string): Map<string, Head> {
  const languages = new Set(entries.map(({ language }) => language));
  const heads = new Map(
    [...languages].flatMap((language) => [...headsIn(language, entries, siteUrl)]),
  );
  /** The page's address without its language. */
  const keyOf = ({ lang = '', canonical = '' }: Head) =>
    canonical.replace(`${siteUrl}${pathIn(lang, routes.home)}`, '').replace(/^\//, '');
  const twins = new Map<string, Map<string, Head>>();
  for (const head of heads.values()) {
    if (!head.canonical) continue;
    const key = keyOf(head);
    twins.set(key, (twins.get(key) ?? new Map<string, Head>()).set(head.lang ?? '', head));
  }
  return new Map(
    [...heads].map(([address, head]) => {
      const same = [...(twins.get(keyOf(head))?.values() ?? [])];
      return [address, head.canonical ? { ...head, ...languageWords(head, same) } : head];
    }),
  );
}

/** The part of our JSON-LD that is looked at here. */
interface JsonLd {
  '@graph'?: { '@type': string; url?: string; itemListElement?: { item: string }[] }[];
}

/** The types of the things in a JSON-LD text, and the address of the page that they describe. */
function describedIn(jsonLd: string): Head {
  const { '@graph': things = [] }: JsonLd = JSON.parse(jsonLd);
  const trail = things.flatMap(({ itemListElement = [] }) => itemListElement);
  const addresses = [trail.at(-1)?.item, ...things.map(({ url }) => url)];
  return {
    'json-ld': things.map((thing) => thing['@type']).join(', '),
    'json-ld address': [...new Set(addresses.filter(Boolean))].join(' and '),
  };
}

/** What the head of a page says of the things that `expectedHeads` knows. Throws on bad JSON-LD. */
export function readHead(html: string): Head {
  const page = parse(html, { blockTextElements: { script: true, style: true } });
  const said: [name: string, value: string][] = [
    ...page.querySelectorAll('html').map((root) => ['lang', root.getAttribute('lang')] as const),
    ...page.querySelectorAll('html[dir]').map((root) => ['dir', root.getAttribute('dir')] as const),
    ...page
      .querySelectorAll('link[rel="alternate"]')
      .map(({ attributes }) => [`hreflang ${attributes.hreflang}`, attributes.href] as const),
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
