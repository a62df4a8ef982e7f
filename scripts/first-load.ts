/**
 * `npm run check:first-load`: weighs the first load of every page in public/, prints those of each kind and
 * the heaviest, and fails where a page is over its budget.
 */
import path from 'node:path';
import { table } from './bench/figures';
import { builtAddresses, firstLoad, readBuiltPage, total, type FirstLoad } from './lib/firstLoad';

/** Most that a page may weigh, in bytes. */
interface Budget {
  html: number;
  total: number;
}

const EVERYWHERE = { inlineScript: 2_000, font: 22_000, fonts: 45_000, picture: 25_000 };

// What the pages weigh today and a little room: the aim, 6 kB of HTML, is far.
const standard: Budget = { html: 13_500, total: 73_000 };

const home: Budget = { html: 22_000, total: 60_000 };

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
    ...over('all fonts', fonts, EVERYWHERE.fonts),
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

const weighed = [...new Set([...Object.keys(KINDS), ...builtAddresses(publicFolder)])].map(
  (address): WeighedPage => ({
    address,
    load: firstLoad(readBuiltPage(publicFolder, address), publicFolder),
    budget: address === '/' ? home : standard,
  }),
);

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
for (const page of weighed) {
  const kind = KINDS[page.address];
  if (kind) rows.push(row(kind, page));
}
const heaviest = weighed.reduce((heavy, page) =>
  total(page.load) > total(heavy.load) ? page : heavy,
);
rows.push(row(`heaviest of ${weighed.length}: ${heaviest.address}`, heaviest));
console.log(table(rows));
console.log('Styles and script are part of the HTML. Brotli 11; fonts and pictures as they are.');

const faults = weighed.flatMap(({ address, load, budget }) =>
  excesses(load, budget).map((excess) => `${address}: ${excess}`),
);
if (faults.length > 0) {
  console.error(`\nOver budget:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
