/**
 * `npm run check:first-load`: prints the weight of each page's first load in public/, heaviest first, and fails if a
 * page is over its budget.
 */
import { readFileSync } from 'node:fs';
import { languageOf, MAIN_LANGUAGE } from '../src/content/languages';
import { table } from './lib/figures';
import { firstLoad, total } from './lib/firstLoad';
import { publishedPages } from './lib/publishedPages';

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Bytes. The inline script includes the list of the page's scripts, which is longest on the error page. */
const MOST = { inlineScript: 2_740, font: 22_000, picture: 25_000 };

/**
 * Bytes by which a translation may exceed its original: it has its own fonts, and its letters take more bytes in
 * UTF-8.
 */
const OTHER_LANGUAGE = { html: 2_000, fonts: 50_000, total: 50_000 };

const weighed = publishedPages('public').map(({ address, file }) => ({
  address,
  load: firstLoad(readFileSync(file, 'utf8'), 'public'),
}));

type WeighedPage = (typeof weighed)[number];

/** Bytes, with room for an editor's longer texts and logos. A translation's budget follows its original's. */
function budgetOf(address: string) {
  const language = languageOf(address);
  const inMain = language === MAIN_LANGUAGE ? address : address.slice(`/${language}`.length) || '/';
  const most =
    inMain === '/'
      ? { html: 25_000, fonts: 45_000, total: 65_000 }
      : { html: 18_000, fonts: 45_000, total: 80_000 };
  // The error screen's file is /404.html only in the main language.
  const twin = weighed.find((page) => [inMain, `${inMain}.html`].includes(page.address));
  if (language === MAIN_LANGUAGE || !twin) return most;
  return {
    html: most.html + OTHER_LANGUAGE.html,
    fonts: most.fonts + OTHER_LANGUAGE.fonts,
    total: total(twin.load) + OTHER_LANGUAGE.total,
  };
}

function excesses({ address, load }: WeighedPage): string[] {
  const budget = budgetOf(address);
  const over = (name: string, bytes: number, most: number) =>
    bytes > most ? [`${name} ${kilobytes(bytes)} kB of ${kilobytes(most)}`] : [];
  const fonts = load.fonts.reduce((sum, font) => sum + font, 0);
  return [
    ...over('HTML', load.html, budget.html),
    ...over('inline script', load.inlineScript, MOST.inlineScript),
    ...load.fonts.flatMap((font) => over('a font', font, MOST.font)),
    ...over('all fonts', fonts, budget.fonts),
    ...over('the first picture', load.picture, MOST.picture),
    ...over('everything', total(load), budget.total),
    ...load.early.map((url) => `loads ${url} before anybody needs it`),
  ].map((excess) => `${address}: ${excess}`);
}

const row = ({ address, load }: WeighedPage): string[] => [
  address,
  ...[load.html, load.styles, load.inlineScript].map(kilobytes),
  load.fonts.map(kilobytes).join(' + '),
  load.picture ? kilobytes(load.picture) : '–',
  ...[total(load), budgetOf(address).total].map(kilobytes),
];

weighed.sort((a, b) => total(b.load) - total(a.load));
const HEAD = ['kB', 'HTML', 'styles', 'script', 'fonts', 'picture', 'in all', 'of'];
console.log(table([HEAD, ...weighed.map(row)]));
console.log(
  'Styles and script are part of the HTML. Brotli 11, but fonts and photographs as they are.',
);

const over = weighed.flatMap(excesses);
if (over.length > 0) {
  console.error(['\nOver budget:', ...over].join('\n  '));
  process.exitCode = 1;
}
