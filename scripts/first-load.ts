/**
 * `npm run check:first-load`: weighs the first load of one page of each kind in public/, prints the table
 * and fails where a page is over its budget.
 */
import path from 'node:path';
import { table } from './bench/figures';
import { firstLoad, readBuiltPage, total, type FirstLoad } from './lib/firstLoad';

/** Most that a page may weigh, in bytes. */
interface Budget {
  html: number;
  total: number;
}

const EVERYWHERE = { inlineScript: 2_000, font: 22_000, fonts: 45_000, picture: 25_000 };

// What the pages weigh today and a little room: the aim, 6 kB of HTML, is far.
const standard: Budget = { html: 13_500, total: 69_000 };

const pages: readonly [kind: string, address: string, budget: Budget][] = [
  ['home', '/', { html: 22_000, total: 60_000 }],
  ['about', '/about', standard],
  ['contact', '/contact', standard],
  ['login', '/login', standard],
  ['signup', '/signup', standard],
  ['service, listening', '/risk', standard],
  ['service, responsive', '/amplification', standard],
  ['success stories', '/success', standard],
  ['case study', '/airlines', standard],
  ['partner', '/hoo-talk', standard],
  ['legal', '/privacy-policy', standard],
  ['unknown address', '/404', standard],
];

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
const rows: string[][] = [['kB', 'HTML', 'styles', 'script', 'fonts', 'picture', 'in all', 'of']];
const faults: string[] = [];
for (const [kind, address, budget] of pages) {
  const load = firstLoad(readBuiltPage(publicFolder, address), publicFolder);
  rows.push([
    kind,
    kilobytes(load.html),
    kilobytes(load.styles),
    kilobytes(load.inlineScript),
    load.fonts.map(kilobytes).join(' + '),
    load.picture ? kilobytes(load.picture) : '–',
    kilobytes(total(load)),
    kilobytes(budget.total),
  ]);
  faults.push(...excesses(load, budget).map((excess) => `${address}: ${excess}`));
}
console.log(table(rows));
console.log('Styles and script are part of the HTML. Brotli 11; fonts and pictures as they are.');
if (faults.length > 0) {
  console.error(`\nOver budget:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
