/**
 * `npm run check:first-load`: weighs the first load of every page in public/, prints those of each kind and
 * the heaviest, and fails where a page is over its budget.
 */
import path from 'node:path';
import { byLanguage, languageOf, MAIN_LANGUAGE, pathIn } from '../src/content/languages';
import { table } from './lib/figures';
import { builtAddresses, firstLoad, readBuiltPage, total, type FirstLoad } from './lib/firstLoad';

/** Most that a page may weigh, in bytes. */
interface Budget {
  html: number;
  fonts: number;
  total: number;
}

const EVERYWHERE = { inlineScript: 2_550, font: 22_000, picture: 25_000 };

const FONTS = 45_000;

/**
 * What a page in another language may weigh above its twin in the main one: its letters have fonts of their
 * own, and more bytes each.
 */
const OTHER_LANGUAGE = { html: 2_000, fonts: 50_000, total: 50_000 };

// With room for an editor's longer words and own logos: what the code adds, `npm run compare` shows.
const standard: Budget = { html: 16_000, fonts: FONTS, total: 80_000 };

const home: Budget = { html: 25_000, fonts: FONTS, total: 65_000 };

/** One page of each kind. */
const KINDS: Readonly<Record<string, string>> = {
  '/': 'home',
  '/about': 'about',
  '/contact': 'contact',
  '/login': 'login',
  '/signup': 'signup',
  '/risk': 'service, listening',
  '/amplification': 'service, responsive',
  '/success': 'success stories',
  '/airlines': 'case study',
  '/hoo-talk': 'partner',
  '/privacy-policy': 'legal',
  '/404': 'unknown address',
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function excesses(load: FirstLoad, budget: Budget): string[] {
  const over = (name: string, bytes: number, most: number) =>
    bytes > most ? [`${name} ${kilobytes(bytes)} kB of ${kilobytes(most)}`] : [];
  const fonts = load.fonts.reduce((sum, font) => sum + font, 0);
  return [
    ...over('HTML', load.html, budget.html),
    ...over('inline script', load.inlineScript, EVERYWHERE.inlineScript),
    ...load.fonts.flatMap((font) => over('a font', font, EVERYWHERE.font)),
    ...over('all fonts', fonts, budget.fonts),
    ...over('the first picture', load.picture, EVERYWHERE.picture),
    ...over('everything', total(load), budget.total),
    ...load.early.map((address) => `loads ${address} before anybody needs it`),
  ];
}

const publicFolder = path.join(process.cwd(), 'public');

interface WeighedPage {
  address: string;
  load: FirstLoad;
  budget: Budget;
}

const loadOf = (address: string) => firstLoad(readBuiltPage(publicFolder, address), publicFolder);

/** What the page at an address may weigh: in another language, a little more than its twin. */
function budgetOf(address: string): Budget {
  const language = languageOf(address);
  if (language === MAIN_LANGUAGE) return address === '/' ? home : standard;
  const twin = address.slice(pathIn(language, '/').length) || '/';
  const { html, fonts } = budgetOf(twin);
  return {
    html: html + OTHER_LANGUAGE.html,
    fonts: fonts + OTHER_LANGUAGE.fonts,
    total: total(loadOf(twin)) + OTHER_LANGUAGE.total,
  };
}

const weighed = ['/404', ...builtAddresses(publicFolder)].map((address): WeighedPage => ({
  address,
  load: loadOf(address),
  budget: budgetOf(address),
}));

const row = (name: string, { load, budget }: WeighedPage): string[] => [
  name,
  kilobytes(load.html),
  kilobytes(load.styles),
  kilobytes(load.inlineScript),
  load.fonts.map(kilobytes).join(' + '),
  load.picture ? kilobytes(load.picture) : '–',
  kilobytes(total(load)),
  kilobytes(budget.total),
];

const rows = [['kB', 'HTML', 'styles', 'script', 'fonts', 'picture', 'in all', 'of']];
for (const [address, kind] of Object.entries(KINDS)) {
  const page = weighed.find((one) => one.address === address);
  if (page) rows.push(row(kind, page));
}
for (const [language, pages] of byLanguage(weighed, ({ address }) => languageOf(address))) {
  const heaviest = pages.reduce((heavy, page) =>
    total(page.load) > total(heavy.load) ? page : heavy,
  );
  rows.push(row(`heaviest of ${pages.length} in "${language}": ${heaviest.address}`, heaviest));
}
console.log(table(rows));
console.log('Styles and script are part of the HTML. Brotli 11; fonts and pictures as they are.');

const faults = weighed.flatMap(({ address, load, budget }) =>
  excesses(load, budget).map((excess) => `${address}: ${excess}`),
);
if (faults.length > 0) {
  console.error(`\nOver budget:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
