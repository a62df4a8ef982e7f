/**
 * `npm run check:heads`: checks that every page in public/ has its own title, description and canonical address,
 * that its card, icons and manifest exist, and that the sitemap lists it. react-helmet keeps global state while Gatsby
 * renders pages concurrently: this check finds pages with another page's head. The tests of src/seo cover the rest.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { type Entry, pathsOf } from '../src/content/pages/entries';
import { librariesOf, type Library } from '../src/content/pages/library';
import { NO_PICTURES } from '../src/content/pages/pictures';
import { hrefOf } from '../src/content/text/addresses';
import { headTitle } from '../src/content/text/headTitle';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { publishedPages, requireSite, sitemapUrls } from './lib/site/publishedPages';

const FOLDER = 'public';

type Head = Record<'lang' | 'title' | 'description' | 'canonical', string>;

/**
 * The expected head at each address of an entry; empty for an entry without a page.
 * @param siteUrl the origin that the site was built for
 */
function headsOf(entry: Entry, library: Library, siteUrl: string): [address: string, Head][] {
  const { language: lang, content } = entry;
  const [main, ...others] = pathsOf(entry);
  if (!('seo' in content) || main === undefined) return [];
  const head: Head = {
    lang,
    title: headTitle(content.seo.title, library.the('site').titleSuffix),
    description: content.seo.description,
    canonical: siteUrl + hrefOf(main),
  };
  return [main, ...others].map((address) => [address, head]);
}

/** The head of a published page. An error screen has no canonical address: ''. */
function readHead(page: HTMLElement): Head {
  const every = (selector: string, valueOf: (tag: HTMLElement) => string | undefined) =>
    page.querySelectorAll(selector).map(valueOf).join(' and ');
  return {
    lang: every('html', (tag) => tag.getAttribute('lang')),
    title: every('head title', ({ text }) => text),
    description: every('meta[name="description"]', (tag) => tag.getAttribute('content')),
    canonical: every('link[rel="canonical"]', (tag) => tag.getAttribute('href')),
  };
}

/** A complaint for each card, icon or manifest that the page links to and that does not exist. */
const missingFiles = (page: HTMLElement, siteUrl: string): string[] =>
  page
    .querySelectorAll('[property="og:image"], link:is([rel$="icon"], [rel="manifest"])')
    .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '')
    .filter((address) => !existsSync(path.join(FOLDER, decodeURI(address.replace(siteUrl, '')))))
    .map((address) => `${address} is not there`);

async function main(): Promise<number> {
  takesNothing('npm run check:heads');
  requireSite(FOLDER);
  const sitemap = sitemapUrls(FOLDER);
  const inSitemap = new Set(sitemap.map(({ href }) => href));
  const siteUrl = sitemap[0]?.origin ?? '';
  const { entries } = checkContent(process.cwd(), { isProduction: true });
  const wanted = new Map(
    librariesOf(entries, NO_PICTURES).flatMap((library) =>
      library.entries.flatMap((entry) => headsOf(entry, library, siteUrl)),
    ),
  );
  const problems: string[] = [];
  /** Canonical addresses by page title. */
  const titles = new Map<string, string>();
  const canonical = new Set<string>();
  for (const { address, file } of publishedPages(FOLDER)) {
    const page = parse(readFileSync(file, 'utf8'));
    const actual = readHead(page);
    const found = missingFiles(page, siteUrl);
    if (actual.canonical) {
      canonical.add(actual.canonical);
      const other = titles.get(actual.title) ?? actual.canonical;
      // The titles of entries may be the same; the content check only advises against it.
      if (other !== actual.canonical && !wanted.has(address))
        found.push(`has the title of ${other}`);
      titles.set(actual.title, actual.canonical);
    }
    const expected = wanted.get(address) ?? actual;
    for (const part of ['lang', 'title', 'description', 'canonical'] as const) {
      if (actual[part] !== expected[part])
        found.push(`${part} is "${actual[part]}", expected "${expected[part]}"`);
    }
    wanted.delete(address);
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  problems.push(...[...wanted.keys()].map((address) => `${address}: there is no such page`));
  for (const url of new Set([...canonical, ...inSitemap])) {
    if (!inSitemap.has(url)) problems.push(`The sitemap does not list ${url}`);
    if (!canonical.has(url)) problems.push(`The sitemap lists ${url}, no page`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`The heads of ${canonical.size} pages match the content.`);
  return 0;
}

runMain(main);
