/** `npm run bench -- lighthouse`: Lighthouse's figures of the built pages, as it sees a phone. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { parse } from 'node-html-parser';
import { chromium } from 'playwright-core';
import { SITEMAP_FILE } from '../../src/build/siteFileNames';
import { findOrInstallBrowser } from '../lib/browser';
import { median, table } from './figures';
import { servePublic } from './publicServer';

/** Runs of which the middle one counts. */
const RUNS = 3;

const DEBUGGING_PORT = 9222;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The audits with a figure of their own, and how it is written. */
const FIGURES: Readonly<Record<string, (value: number) => string>> = {
  'largest-contentful-paint': (value) => `${(value / 1000).toFixed(2)} s`,
  'total-blocking-time': (value) => `${Math.round(value)} ms`,
  'cumulative-layout-shift': (value) => value.toFixed(3),
};

/** The addresses of all pages, by the sitemap. */
const addressesIn = (publicFolder: string): string[] =>
  parse(readFileSync(path.join(publicFolder, SITEMAP_FILE), 'utf8'))
    .querySelectorAll('loc')
    .map((place) => place.text);

type Figures = Record<string, number>;

/** The figures of one visit. Throws where Lighthouse sees no page. */
async function visit(address: string): Promise<{ figures: Figures; failed: string[] }> {
  const result = await lighthouse(address, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { categories, audits } = result.lhr;
  const figures: Figures = {};
  for (const name of CATEGORIES) figures[name] = (categories[name]?.score ?? 0) * 100;
  for (const name of Object.keys(FIGURES)) figures[name] = audits[name]?.numericValue ?? NaN;
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return { figures, failed };
}

interface Row {
  address: string;
  cells: string[];
  failed: string[];
}

async function measure(address: string): Promise<Row> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(address));
  const middle = (name: string) => median(visits.map(({ figures }) => figures[name] ?? NaN));
  return {
    address,
    cells: [
      ...CATEGORIES.map((name) => String(Math.round(middle(name)))),
      ...Object.entries(FIGURES).map(([name, written]) => written(middle(name))),
    ],
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

/**
 * Prints a line for each page of the site in public/, which is served at the address that it was
 * built for.
 * @param paths the pages to look at; all where none are named
 * @throws Error where there is no built site, or it was not built for an address of this machine
 */
export async function lighthouseFigures(project: string, paths: readonly string[]): Promise<void> {
  const publicFolder = path.join(project, 'public');
  if (!existsSync(path.join(publicFolder, SITEMAP_FILE))) {
    throw new Error('There is no built site in public/: run `npm run build` first.');
  }
  const all = addressesIn(publicFolder);
  const origin = new URL(all[0] ?? '');
  if (origin.hostname !== 'localhost') {
    throw new Error(`The site in public/ was built for ${origin.origin}, not for localhost.`);
  }
  const wanted = all.filter((one) => paths.length === 0 || paths.includes(new URL(one).pathname));
  const end = await servePublic(publicFolder, Number(origin.port || 80));
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox'],
  });
  try {
    const rows: Row[] = [];
    for (const address of wanted) {
      const row = await measure(address);
      console.log(`${new URL(address).pathname}: ${row.cells.join(', ')} ${row.failed.join(', ')}`);
      rows.push(row);
    }
    const header = ['', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS'];
    const lines = rows.map(({ address, cells }) => [new URL(address).pathname, ...cells]);
    console.log(`\n${table([header, ...lines])}`);
  } finally {
    await browser.close();
    await end();
  }
}
