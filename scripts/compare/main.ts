/**
 * `npm run compare -- REF`: builds another commit beside this checkout, compares every page of both in a
 * browser and says what differs. It is a report: it fails only where it cannot compare.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffIndices } from 'node-diff3';
import { launchBrowser } from '../lib/browser';
import { firstLoad, total } from '../lib/firstLoad';
import { serveSite } from '../lib/siteServer';
import { pictureDifference } from './pixels';
import { builtCheckout, builtCommit, pagesIn, siteChanges } from './sites';
import { nameOf, VARIANTS, visit, type Said, type Variant } from './visit';

const USAGE = `npm run compare -- REF [options]

Builds the commit REF and this checkout as it stands, and compares every page of both.

  --pages /,/about   only these pages
  --before FOLDER    a built site (a public/) in place of REF
  --after FOLDER     a built site in place of this checkout`;

/** Git knows nothing of it, and anybody may delete it. */
const FOLDER = path.resolve('.compare');
const BUILDS = path.join(FOLDER, 'builds');

/** Pages that are looked at side by side: more gain nothing on two cores. */
const WORKERS = 2;

/** Hashes in names and in the policy compress better or worse by some bytes whenever a script changes. */
const NOISE = 100;

const LINE = 200;

const number = (figure: number): string => figure.toLocaleString('en-GB');

/** What differs on a page: sentences, by which of its variants they are true of. */
type Differences = Map<string, Variant[]>;

const variantsText = (some: readonly Variant[]): string =>
  some.length === VARIANTS.length ? 'everywhere' : some.map(nameOf).join('; ');

/** One text for each run of lines that are gone and those in their place. */
const lineChanges = (subject: string, before: string[], after: string[]): string[] =>
  diffIndices(before, after).map(({ buffer1Content, buffer2Content }) =>
    [
      subject,
      ...buffer1Content.map((line) => `  − ${line.slice(0, LINE)}`),
      ...buffer2Content.map((line) => `  + ${line.slice(0, LINE)}`),
    ].join('\n'),
  );

/** Says where two builds of a page weigh otherwise; undefined within the noise. */
function weightChange(before: [string, string], after: [string, string]): string | undefined {
  const [old, now] = [before, after].map(([html, folder]) => {
    const load = firstLoad(html, folder);
    return { HTML: html.length, brotli: load.html, 'first load': total(load) };
  });
  const changes = (['HTML', 'brotli', 'first load'] as const).map((name) => {
    const [from = 0, to = 0] = [old?.[name], now?.[name]];
    const percent = (100 * (to - from)) / from;
    return {
      size: Math.abs(to - from),
      text: `${name} ${number(from)} → ${number(to)} (${percent.toFixed(2)} %)`,
    };
  });
  if (changes.every(({ size }) => size <= NOISE)) return undefined;
  return `bytes: ${changes.map(({ text }) => text).join(', ')}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '' },
    before: { type: 'string' },
    after: { type: 'string' },
  },
});

async function main(): Promise<void> {
  const [ref] = positionals;
  if ((ref === undefined) === (values.before === undefined)) throw new Error(USAGE);
  mkdirSync(BUILDS, { recursive: true });
  const before = values.before ?? (await builtCommit(ref ?? '', BUILDS));
  const pagesBefore = pagesIn(before);
  const after = values.after ?? (await builtCheckout(BUILDS));
  const pagesAfter = pagesIn(after);
  const wanted = values.pages.split(',').filter(Boolean);
  const unknown = wanted.find((page) => !pagesBefore.has(page) && !pagesAfter.has(page));
  if (unknown !== undefined) throw new Error(`Neither site has a page ${unknown}.`);
  const addresses = [...pagesBefore.keys()]
    .filter((page) => pagesAfter.has(page) && (wanted.length === 0 || wanted.includes(page)))
    .sort();

  const pictures = path.join(FOLDER, 'pictures');
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const rows: string[] = [];
  const counts = { pages: 0, pictures: 0, problems: 0 };

  const browser = await launchBrowser();
  const servers = [await serveSite(before, 0), await serveSite(after, 0)] as const;

  async function compareVariant(page: string, variant: Variant, found: Differences): Promise<void> {
    const see = ({ origin }: { origin: string }) => visit(browser, origin + page, variant);
    const [old, now] = [await see(servers[0]), await see(servers[1])];
    const note = (text: string) => found.set(text, [...(found.get(text) ?? []), variant]);
    for (const subject of Object.keys(old.said) as (keyof Said)[]) {
      lineChanges(subject, old.said[subject], now.said[subject]).forEach(note);
    }
    const difference = await pictureDifference(old.picture, now.picture);
    if (!difference) return;
    counts.pictures += 1;
    note('the picture');
    const words = `${page}, ${nameOf(variant)}: ${number(difference.pixels)} pixels (${(100 * difference.share).toFixed(2)} %)`;
    const files = [old.picture, now.picture, difference.picture].map((png, index) => {
      const file = `${`${page} ${nameOf(variant)}`.replace(/[^\w]+/g, '-')}-${index + 1}.png`;
      writeFileSync(path.join(pictures, file), png);
      return `<img width="33%" loading="lazy" src="pictures/${file}">`;
    });
    rows.push(`<h2>${words}</h2>${files.join('')}`);
  }

  async function comparePage(page: string): Promise<void> {
    const found: Differences = new Map();
    const weight = weightChange(
      [pagesBefore.get(page) ?? '', before],
      [pagesAfter.get(page) ?? '', after],
    );
    let problem: string | undefined;
    try {
      for (const variant of VARIANTS) await compareVariant(page, variant, found);
    } catch (error) {
      problem = `could not be compared in full: ${error instanceof Error ? error.message : String(error)}`;
      counts.problems += 1;
    }
    const lines = [
      ...[...found].map(([text, variants]) =>
        text.replace(/^.*/, `$&, ${variantsText(variants)}:`),
      ),
      ...[weight, problem].filter((one) => one !== undefined),
    ];
    if (lines.length > 0) counts.pages += 1;
    console.log(
      [`${page}: ${lines.length > 0 ? 'differs' : 'the same'}`, ...lines]
        .join('\n')
        .replaceAll('\n', '\n  '),
    );
  }

  try {
    const left = [...addresses];
    const work = async () => {
      for (let page = left.shift(); page !== undefined; page = left.shift())
        await comparePage(page);
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
    for (const { close } of servers) await close();
  }
  const report = path.join(FOLDER, 'index.html');
  writeFileSync(
    report,
    `<!doctype html><meta charset="utf-8"><title>Before, after, difference</title>${rows.join('\n')}`,
  );
  for (const change of siteChanges(before, after)) console.log(change);
  console.log(
    `Pages that differ: ${counts.pages} of ${addresses.length}. ` +
      `Pictures that differ: ${counts.pictures} of ${addresses.length * VARIANTS.length}: ${path.relative('', report)}`,
  );
  process.exitCode = counts.problems > 0 ? 1 : 0;
}

// An exit, unlike a signal, lets what is under way delete its folders and end its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
