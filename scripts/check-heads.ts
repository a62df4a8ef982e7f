/**
 * `npm run check:heads`: checks that every page in public/ has its own title, description, addresses, card and
 * structured data, that its card, icons and manifest exist, and that the sitemap lists it. react-helmet keeps global
 * state while Gatsby renders pages concurrently: this check finds pages with another page's head.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { checkContent } from '../plugins/gatsby-plugin-content-check';
import { kindNamed } from '../src/content/kinds';
import { pathsOf } from '../src/content/pages/entries';
import { librariesOf } from '../src/content/pages/library';
import { NO_PICTURES } from '../src/content/pages/pictures';
import { hrefOf } from '../src/content/text/addresses';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { expectedHeads, headProblems, readHead } from './lib/site/headProblems';
import { publishedPages, requireSite, sitemapUrls } from './lib/site/publishedPages';

const FOLDER = 'public';

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
  const wanted = expectedHeads(librariesOf(entries, NO_PICTURES), siteUrl);
  const unlisted = new Set(
    entries
      .filter(({ kind }) => kindNamed(kind).page?.isUnlisted)
      .flatMap(pathsOf)
      .map((address) => siteUrl + hrefOf(address)),
  );
  const problems: string[] = [];
  /** Canonical addresses by page title. */
  const titles = new Map<string, string>();
  const canonical = new Set<string>();
  for (const { address, file } of publishedPages(FOLDER)) {
    const html = readFileSync(file, 'utf8');
    const page = parse(html);
    const actual = readHead(page);
    const found = missingFiles(page, siteUrl);
    const expected = wanted.get(address);
    if (actual.canonical) {
      canonical.add(actual.canonical);
      const other = titles.get(actual.title) ?? actual.canonical;
      // The titles of entries may be the same; the content check only advises against it.
      if (other !== actual.canonical && !expected) found.push(`has the title of ${other}`);
      titles.set(actual.title, actual.canonical);
    }
    if (expected) found.push(...headProblems(html, expected, siteUrl));
    wanted.delete(address);
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  problems.push(...[...wanted.keys()].map((address) => `${address}: there is no such page`));
  for (const url of new Set([...canonical, ...inSitemap])) {
    if (inSitemap.has(url) === unlisted.has(url))
      problems.push(`The sitemap ${unlisted.has(url) ? 'lists' : 'does not list'} ${url}`);
    if (!canonical.has(url)) problems.push(`The sitemap lists ${url}, no page`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  console.log(`The heads of ${canonical.size} pages match the content.`);
  return 0;
}

runMain(main);
