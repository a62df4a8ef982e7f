/**
 * `npm run check:heads`: looks whether every page in public/ says its own title, description and address,
 * whether its card, icons and manifest are there, and whether the sitemap lists it. react-helmet keeps its
 * state in one place while Gatsby renders pages side by side: a page that gets another's head shows here.
 * What else a head says, the tests of src/seo hold.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { hrefOf } from '../src/content/addresses';
import { type Entry, pathsOf } from '../src/content/entries';
import { headTitle } from '../src/content/headTitle';
import { librariesOf, type Library } from '../src/content/library';
import { NO_PICTURES } from '../src/content/pictures';
import { publishedPages, sitemapUrls } from './lib/publishedPages';
import { runMain } from './lib/run';

const FOLDER = 'public';

const inSitemap = new Set(sitemapUrls(FOLDER).map(({ href }) => href));

/** The site's own, as it was built. */
const siteUrl = new URL([...inSitemap][0] ?? '').origin;

/** What a head says, by the parts of it. */
type Head = Record<'lang' | 'title' | 'description' | 'canonical', string>;

/** What an entry's page says, by each of its addresses; nothing for an entry without a page. */
function headsOf(entry: Entry, library: Library): [address: string, Head][] {
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

/** The canonical address of an error screen is empty. */
function readHead(page: HTMLElement): Head {
  const every = (selector: string, read: (tag: HTMLElement) => string | undefined) =>
    page.querySelectorAll(selector).map(read).join(' and ');
  return {
    lang: every('html', (tag) => tag.getAttribute('lang')),
    title: every('head title', ({ text }) => text),
    description: every('meta[name="description"]', (tag) => tag.getAttribute('content')),
    canonical: every('link[rel="canonical"]', (tag) => tag.getAttribute('href')),
  };
}

/** The card, icons and manifest that a page names and that are not there. */
const missingFiles = (page: HTMLElement): string[] =>
  page
    .querySelectorAll('[property="og:image"], link:is([rel$="icon"], [rel="manifest"])')
    .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '')
    .filter((address) => !existsSync(path.join(FOLDER, decodeURI(address.replace(siteUrl, '')))))
    .map((address) => `${address} is not there`);

async function main(): Promise<number> {
  const { entries } = checkContent(process.cwd(), { isProduction: true });
  const wanted = new Map(
    librariesOf(entries, NO_PICTURES).flatMap((library) =>
      library.entries.flatMap((entry) => headsOf(entry, library)),
    ),
  );
  const problems: string[] = [];
  /** Canonical addresses, by the titles of their pages. */
  const titles = new Map<string, string>();
  const canonical = new Set<string>();
  for (const { address, file } of publishedPages(FOLDER)) {
    const page = parse(readFileSync(file, 'utf8'));
    const said = readHead(page);
    const found = missingFiles(page);
    if (said.canonical) {
      canonical.add(said.canonical);
      const other = titles.get(said.title) ?? said.canonical;
      // Two entries may have one title: the content check advises against it.
      if (other !== said.canonical && !wanted.has(address)) found.push(`has the title of ${other}`);
      titles.set(said.title, said.canonical);
    }
    const head = wanted.get(address) ?? said;
    for (const part of ['lang', 'title', 'description', 'canonical'] as const) {
      if (said[part] !== head[part])
        found.push(`${part} says "${said[part]}", expected "${head[part]}"`);
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
  console.log(`The heads of ${canonical.size} pages say what the content says.`);
  return 0;
}

runMain(main);
