/** `npm run bench -- lighthouse`: Lighthouse's figures of the built pages, as it sees a phone. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOrInstallBrowser, QUIET_FLAGS } from '../lib/browser';
import { median, table } from '../lib/figures';
import { sitemapUrls } from '../lib/publishedPages';
import { serveSite } from '../lib/siteServer';

/** Visits per page; each figure is the median. */
const RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The audits with a figure of their own, and how it is written. */
const AUDITS: Readonly<Record<string, (value: number) => string>> = {
  'largest-contentful-paint': (value) => `${(value / 1000).toFixed(2)} s`,
  'total-blocking-time': (value) => `${Math.round(value)} ms`,
  'cumulative-layout-shift': (value) => value.toFixed(3),
};

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/**
 * Lets Lighthouse visit a page, in a process of its own: it runs its own functions in the page, which
 * must be as their authors wrote them, and tsx compiles them.
 */
async function visit(address: string, browser: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.resolve('node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${QUIET_FLAGS.join(' ')}`,
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, CHROME_PATH: browser } },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

/** Names of the audits that cost points. */
const failedIn = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

/**
 * Prints a line for each page of public/, which is served at the port that it was built for.
 * @param paths the pages to look at; all where none are named
 */
export async function lighthouseFigures(paths: readonly string[]): Promise<void> {
  const browser = await findOrInstallBrowser();
  const all = sitemapUrls('public').map(({ pathname }) => pathname);
  const { port } = new URL(process.env.GATSBY_SITE_URL ?? 'http://localhost:9000');
  const server = await serveSite('public', Number(port));
  const rows = [['', 'Perf', 'A11y', 'Best', 'SEO', 'LCP', 'TBT', 'CLS', '']];
  try {
    for (const page of all.filter((one) => paths.length === 0 || paths.includes(one))) {
      const visits: Report[] = [];
      while (visits.length < RUNS) visits.push(await visit(server.origin + page, browser));
      const score = (name: string) =>
        median(visits.map(({ categories }) => 100 * (categories[name]?.score ?? 0)));
      const figure = (name: string) =>
        median(visits.map(({ audits }) => audits[name]?.numericValue ?? NaN));
      rows.push([
        page,
        ...CATEGORIES.map((name) => String(Math.round(score(name)))),
        ...Object.entries(AUDITS).map(([name, written]) => written(figure(name))),
        [...new Set(visits.flatMap(failedIn))].join(', '),
      ]);
      console.log(rows.at(-1)?.join('  '));
    }
    console.log(`\n${table(rows)}`);
  } finally {
    await server.close();
  }
}
