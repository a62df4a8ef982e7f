/**
 * `npm run check:heads`: looks whether every page in public/ says its own title, description and address,
 * whether its card, icons and manifest are there, and whether the sitemap lists it. react-helmet keeps its
 * state in one place while Gatsby renders pages side by side: a page that gets another's head shows here.
 * What else a head says, the tests of src/seo hold.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { SITEMAP_FILE } from '../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { hrefOf } from '../src/content/addresses';
import { CARD_SIZE } from '../src/content/cardPath';
import { type Entry, libraryOf, pathsOf } from '../src/content/entries';
import { companyFacts, fillIn } from '../src/content/fillIn';
import { headTitle } from '../src/content/headTitle';
import { site } from '../src/content/kinds/site';
import { publishedPages } from './lib/publishedPages';

const publicFolder = path.join(process.cwd(), 'public');

/** What the sitemap lists. */
const listed = new Set(
  parse(readFileSync(path.join(publicFolder, SITEMAP_FILE), 'utf8'))
    .querySelectorAll('loc')
    .map((loc) => loc.text),
);

/** The site's own, as it was built. */
const siteUrl = new URL([...listed][0] ?? '').origin;

interface Head {
  lang: string;
  title: string;
  description: string;
  /** Empty for an error screen. */
  canonical: string;
}

/** What an entry's page says, by each of its addresses; nothing for an entry without a page. */
function headsOf(entry: Entry, entries: readonly Entry[]): [address: string, Head][] {
  if (!('seo' in entry.content)) return [];
  const { language: lang } = entry;
  const company = libraryOf(entries.filter(({ language }) => language === lang)).the(site);
  const fill = (text: string) => fillIn(text, companyFacts(company));
  const [main, ...others] = pathsOf(entry);
  const { title, description } = entry.content.seo;
  const head: Head = {
    lang,
    title: headTitle(fill(title), fill(company.titleSuffix)),
    description: fill(description),
    canonical: main === undefined ? '' : siteUrl + hrefOf(main),
  };
  return main === undefined ? [] : [main, ...others].map((address) => [address, head]);
}

function readHead(page: HTMLElement): Head {
  const one = (selector: string, name: string) =>
    page
      .querySelectorAll(selector)
      .map((tag) => tag.getAttribute(name))
      .join(' and ');
  return {
    lang: one('html', 'lang'),
    title: page
      .querySelectorAll('head title')
      .map(({ text }) => text)
      .join(' and '),
    description: one('meta[name="description"]', 'content'),
    canonical: one('link[rel="canonical"]', 'href'),
  };
}

/** The file in public/ that an address of the site names. */
const fileOf = (address: string) =>
  path.join(publicFolder, decodeURI(address.replace(siteUrl, '')));

/** Card, icons and manifest that a page names and that are not there. */
async function missingFiles(page: HTMLElement): Promise<string[]> {
  const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const named = page
    .querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .map((link) => link.getAttribute('href') ?? '');
  const missing = [card, ...named].filter((address) => !existsSync(fileOf(address)));
  if (missing.length > 0) return missing.map((address) => `${address} is not there`);
  const { width, height } = await sharp(fileOf(card)).metadata();
  const isCard = width === CARD_SIZE.width && height === CARD_SIZE.height;
  return isCard ? [] : [`${card} has ${width} × ${height} pixels`];
}

/** Addresses that stand in the sitemap or among the pages, and not in both. */
function sitemapProblems(canonical: ReadonlySet<string>): string[] {
  return [
    ...[...canonical].filter((one) => !listed.has(one)).map((one) => `does not list ${one}`),
    ...[...listed].filter((one) => !canonical.has(one)).map((one) => `lists ${one}, no page`),
  ].map((problem) => `/${SITEMAP_FILE}: ${problem}`);
}

async function main(): Promise<void> {
  const { entries } = checkContent(process.cwd(), { isProduction: true });
  const wanted = new Map(entries.flatMap((entry) => headsOf(entry, entries)));
  const problems: string[] = [];
  const canonical = new Set<string>();
  const titles = new Map<string, string>();
  for (const { address, file } of publishedPages(publicFolder)) {
    const page = parse(readFileSync(file, 'utf8'));
    const head = readHead(page);
    problems.push(...(await missingFiles(page)).map((problem) => `${address}: ${problem}`));
    if (head.canonical) {
      canonical.add(head.canonical);
      const other = titles.get(head.title) ?? head.canonical;
      if (other !== head.canonical) problems.push(`${address}: has the title of ${other}`);
      titles.set(head.title, head.canonical);
    }
    for (const [name, value] of Object.entries(wanted.get(address) ?? {})) {
      const said = Object.entries(head).find(([key]) => key === name)?.[1];
      if (said !== value) problems.push(`${address}: ${name} says "${said}", expected "${value}"`);
    }
    wanted.delete(address);
  }
  problems.push(...[...wanted.keys()].map((address) => `${address}: there is no such page`));
  problems.push(...sitemapProblems(canonical));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`The heads of ${canonical.size} pages say what the content says.`);
}

void main();
