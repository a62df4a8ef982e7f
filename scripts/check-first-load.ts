/**
 * `npm run check:first-load`: prints the weight of each page's first load in public/, heaviest
 * first, and fails if a page is over its budget.
 */
import { readFileSync } from 'node:fs';
import { languageOf, MAIN_LANGUAGE, originalPath } from '../src/content/text/languages';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { table } from './lib/site/figures';
import { firstLoad, type FirstLoad, totalBytes } from './lib/site/firstLoad';
import { publishedPages, requireSite } from './lib/site/publishedPages';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Bytes. The inline script lists the page's scripts, whose hashes compress differently in each build. */
const MOST = { inlineScript: 2_800, font: 16_000, picture: 25_000 };

/**
 * Bytes that a translation may add to its original's budget, and in all to its original's weight: it has its own fonts,
 * and its letters take more bytes in UTF-8.
 */
const OTHER_LANGUAGE = { html: 2_000, fonts: 36_000, total: 38_000 };

interface WeighedPage {
  address: string;
  load: FirstLoad;
}

/**
 * Bytes, with room for an editor's longer texts and logos. A translation's budget follows its original's.
 * @param pages all pages, among them the original of a translation
 */
function budgetOf(address: string, pages: readonly WeighedPage[]) {
  const language = languageOf(address);
  const inMain = originalPath(language, address);
  const most =
    inMain === '/'
      ? { html: 25_000, fonts: 36_000, total: 65_000 }
      : { html: 18_000, fonts: 36_000, total: 80_000 };
  // The error screen's file is /404.html only in the main language.
  const twin = pages.find((page) => [inMain, `${inMain}.html`].includes(page.address));
  if (language === MAIN_LANGUAGE || !twin) return most;
  return {
    html: most.html + OTHER_LANGUAGE.html,
    fonts: most.fonts + OTHER_LANGUAGE.fonts,
    total: totalBytes(twin.load) + OTHER_LANGUAGE.total,
  };
}

/** Returns a phrase for each part of a page's first load that is over its budget. */
function excesses({ address, load }: WeighedPage, pages: readonly WeighedPage[]): string[] {
  const budget = budgetOf(address, pages);
  const excess = (name: string, bytes: number, most: number) =>
    bytes > most ? [`${name} ${kilobytes(bytes)} kB of ${kilobytes(most)}`] : [];
  const fonts = load.fonts.reduce((sum, font) => sum + font, 0);
  return [
    ...excess('HTML', load.html, budget.html),
    ...excess('inline script', load.inlineScript, MOST.inlineScript),
    ...load.fonts.flatMap((font) => excess('a font', font, MOST.font)),
    ...excess('all fonts', fonts, budget.fonts),
    ...excess('the first picture', load.picture, MOST.picture),
    ...excess('everything', totalBytes(load), budget.total),
    ...load.early.map((url) => `loads ${url} before anybody needs it`),
  ].map((phrase) => `${address}: ${phrase}`);
}

const row = ({ address, load }: WeighedPage, pages: readonly WeighedPage[]): string[] => [
  address,
  ...[load.html, load.styles, load.inlineScript].map(kilobytes),
  load.fonts.map(kilobytes).join(' + '),
  load.picture ? kilobytes(load.picture) : '–',
  ...[totalBytes(load), budgetOf(address, pages).total].map(kilobytes),
];

const HEAD = ['kB', 'HTML', 'styles', 'script', 'fonts', 'picture', 'in all', 'of'];

async function main(): Promise<number> {
  takesNothing('npm run check:first-load');
  requireSite('public');
  const pages = publishedPages('public').map(({ address, file }) => ({
    address,
    load: firstLoad(readFileSync(file, 'utf8'), 'public'),
  }));
  pages.sort((a, b) => totalBytes(b.load) - totalBytes(a.load));
  console.log(table([HEAD, ...pages.map((page) => row(page, pages))]));
  console.log(
    'Styles and script are part of the HTML. Brotli 11, but fonts and photographs as they are.',
  );
  const found = pages.flatMap((page) => excesses(page, pages));
  if (found.length === 0) return 0;
  console.error(['\nOver budget:', ...found].join('\n  '));
  return 1;
}

runMain(main);
