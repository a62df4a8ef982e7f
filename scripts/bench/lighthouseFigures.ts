/** `npm run bench -- lighthouse`: Lighthouse's figures of the built pages, as it sees a phone. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { chromium } from 'playwright-core';
import { SITEMAP_FILE } from '../../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { findOrInstallBrowser } from '../lib/browser';
import { serveSite } from '../lib/siteServer';
import { median, table } from './figures';

/** Runs of which the middle one counts. */
const RUNS = 3;

const DEBUGGING_PORT = 9222;

const LARGEST_REPORT = 64 * 1024 * 1024;

const runFile = promisify(execFile);

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

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

interface Visit {
  figures: Figures;
  /** Names of the audits that cost points. */
  failed: string[];
}

/**
 * Lets Lighthouse visit a page, in a process of its own: it runs its own functions in the page, which
 * must be as their authors wrote them, and tsx compiles them.
 */
async function report(project: string, address: string): Promise<Report> {
  const program = createRequire(path.join(project, 'package.json')).resolve(
    'lighthouse/cli/index.js',
  );
  const { stdout } = await runFile(
    process.execPath,
    [
      program,
      address,
      `--port=${DEBUGGING_PORT}`,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: LARGEST_REPORT },
  );
  const read: Report = JSON.parse(stdout);
  if (read.runtimeError) throw new Error(`${address}: ${read.runtimeError.message}`);
  return read;
}

async function visit(project: string, address: string): Promise<Visit> {
  const { categories, audits } = await report(project, address);
  const figures: Figures = {};
  for (const name of CATEGORIES) figures[name] = (categories[name]?.score ?? 0) * 100;
  for (const name of Object.keys(FIGURES)) figures[name] = audits[name]?.numericValue ?? NaN;
  const failed = Object.values(categories).flatMap((category) =>
    (category?.auditRefs ?? [])
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

async function measure(project: string, address: string): Promise<Row> {
  const visits: Visit[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(project, address));
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
  const server = await serveSite(publicFolder, Number(origin.port || 80));
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox'],
  });
  try {
    const rows: Row[] = [];
    for (const address of wanted) {
      const row = await measure(project, address);
      console.log(`${new URL(address).pathname}: ${row.cells.join(', ')} ${row.failed.join(', ')}`);
      rows.push(row);
    }
    const header = ['', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS'];
    const lines = rows.map(({ address, cells }) => [new URL(address).pathname, ...cells]);
    console.log(`\n${table([header, ...lines])}`);
  } finally {
    await browser.close();
    await server.close();
  }
}
