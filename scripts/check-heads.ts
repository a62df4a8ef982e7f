/**
 * `npm run check:heads`: compares the head of every page in public/ with the content, and looks
 * whether what the heads name is there: cards, icons, manifest, sitemap. react-helmet keeps its state
 * in one place while Gatsby renders pages side by side: a page that gets another's title shows here.
 * An argument names the origin that the site was built for; else it is read from the variables.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { SITEMAP_FILE } from '../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { CARD_SIZE } from '../src/content/cardPath';
import { readBuildEnvironment } from '../src/environment';
import { expectedHeads, headProblems, readHead } from './lib/pageHeads';
import { publishedPages } from './lib/publishedPages';

const publicFolder = path.join(process.cwd(), 'public');
const siteUrl = process.argv[2] ?? readBuildEnvironment(process.env).siteUrl;

/** The file in public/ that an address of the site names. */
const fileOf = (address: string) =>
  path.join(publicFolder, decodeURI(address.replace(siteUrl, '')));

async function cardProblems(address: string): Promise<string[]> {
  const file = fileOf(address);
  if (!existsSync(file)) return [`${address} is not there`];
  const { width, height } = await sharp(file).metadata();
  if (width === CARD_SIZE.width && height === CARD_SIZE.height) return [];
  return [`${address} has ${width} × ${height} pixels`];
}

/** Icons and manifest that a page names and that are not there. */
const missingFiles = (html: string): string[] =>
  parse(html)
    .querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !existsSync(fileOf(href)))
    .map((href) => `${href} is not there`);

/** Addresses that stand in the sitemap or among the pages, and not in both. */
function sitemapProblems(canonical: ReadonlySet<string>): string[] {
  const listed = new Set(
    parse(readFileSync(path.join(publicFolder, SITEMAP_FILE), 'utf8'))
      .querySelectorAll('loc')
      .map((loc) => loc.text),
  );
  return [
    ...[...canonical].filter((one) => !listed.has(one)).map((one) => `does not list ${one}`),
    ...[...listed].filter((one) => !canonical.has(one)).map((one) => `lists ${one}, no page`),
  ].map((problem) => `/${SITEMAP_FILE}: ${problem}`);
}

async function main(): Promise<void> {
  const { entries } = checkContent(process.cwd(), { isProduction: true });
  const heads = expectedHeads(entries, siteUrl);
  const problems: string[] = [];
  const found = new Set<string>();
  const canonical = new Set<string>();
  for (const { address, file } of publishedPages(publicFolder)) {
    const html = readFileSync(file, 'utf8');
    const actual = readHead(html);
    const expected = heads.get(address);
    if (!expected) {
      // A page that the content does not make is for the people of the site only.
      if (!actual.robots?.includes('noindex'))
        problems.push(`${address}: no content makes this page`);
      continue;
    }
    found.add(address);
    if (actual.canonical) canonical.add(actual.canonical);
    const faults = [
      ...headProblems(expected, actual),
      ...missingFiles(html),
      ...(await cardProblems(actual['og:image'] ?? '')),
    ];
    problems.push(...faults.map((fault) => `${address}: ${fault}`));
  }
  const missing = [...heads.keys()].filter((address) => !found.has(address));
  problems.push(...missing.map((address) => `${address}: there is no such page`));
  problems.push(...sitemapProblems(canonical));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`The heads of ${found.size} pages say what the content says.`);
}

void main();
