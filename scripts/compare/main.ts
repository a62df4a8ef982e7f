/**
 * `npm run compare -- REF`: builds another commit beside this checkout, compares every page of both in a
 * browser and says what differs. It is a report: it fails only where it cannot compare.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffIndices } from 'node-diff3';
import { parse } from 'node-html-parser';
import { launchBrowser } from '../lib/browser';
import { firstLoad, total } from '../lib/firstLoad';
import { runMain } from '../lib/run';
import { serveSite } from '../lib/siteServer';
import { builtCheckout, builtCommit, COMPARE_FOLDER, pagesIn } from './sites';
import { VARIANTS, visit } from './visit';

const USAGE =
  'npm run compare -- REF [--pages /,/about] [--before FOLDER] [--after FOLDER]: see docs/measuring.md';

const PICTURES = path.join(COMPARE_FOLDER, 'pictures');
const REPORT = path.join(COMPARE_FOLDER, 'index.html');

/** A picture before, after, and both laid over each other: black where they are the same. */
const REPORT_HEAD = `<!doctype html><meta charset="utf-8"><title>Before, after, difference</title>
<style>
  p { display: grid; grid-template-columns: repeat(3, 1fr); align-items: start }
  img { width: 100% }
  span { display: grid }
  span img { grid-area: 1 / 1 }
  span img + img { mix-blend-mode: difference }
</style>`;

/** Hashes in names and in the policy compress better or worse by some bytes whenever a script changes. */
const NOISE = 100;

const LINE = 200;

/** One text for each run of lines that are gone and those in their place. */
const lineChanges = (before: string[], after: string[]): string[] =>
  diffIndices(before, after).map(({ buffer1Content, buffer2Content }) =>
    [
      ...buffer1Content.map((line) => `− ${line.slice(0, LINE)}`),
      ...buffer2Content.map((line) => `+ ${line.slice(0, LINE)}`),
    ].join('\n'),
  );

/** What the head of a page says, without what the build derives from the content of files. */
const headOf = (html: string): string[] =>
  parse(html)
    .querySelectorAll('title, meta, link:not([rel=preload]), script[type="application/ld+json"]')
    .map((tag) =>
      tag
        .toString()
        .replace(/'sha256-[^']+'(?:\s+'sha256-[^']+')*/g, "'sha256-#'")
        .replace(/\b[0-9a-f]{16,}\b(?:\/[0-9a-f]{5}\/)?/g, '#'),
    );

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '' },
      before: { type: 'string' },
      after: { type: 'string' },
    },
  });
  const [ref] = positionals;
  if ((ref === undefined) === (values.before === undefined)) throw new Error(USAGE);
  const before = values.before ?? (await builtCommit(ref ?? ''));
  const pagesBefore = pagesIn(before);
  const after = values.after ?? (await builtCheckout());
  const pagesAfter = pagesIn(after);
  const named = values.pages.split(',').filter(Boolean);
  const wanted = named.length > 0 ? named : [...pagesBefore.keys(), ...pagesAfter.keys()];

  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const rows: string[] = [];
  const browser = await launchBrowser();
  const servers = [await serveSite(before, 0), await serveSite(after, 0)] as const;

  /** What differs of a page that both sites have. */
  async function differences(page: string, old: string, now: string): Promise<string[]> {
    const lines = lineChanges(headOf(old), headOf(now));
    const [from, to] = [total(firstLoad(old, before)), total(firstLoad(now, after))];
    if (Math.abs(to - from) > NOISE) lines.push(`first load: ${from} → ${to} bytes`);
    /** Texts, with the names of the variants that they are true of. */
    const found = new Map<string, string[]>();
    for (const variant of VARIANTS) {
      const note = (text: string) => found.set(text, [...(found.get(text) ?? []), variant.name]);
      const see = ({ origin }: { origin: string }) => visit(browser, origin + page, variant);
      const visits = await Promise.all([see(servers[0]), see(servers[1])]);
      lineChanges(visits[0].said, visits[1].said).forEach(note);
      // One browser writes the same pixels as the same file.
      if (visits[0].picture.equals(visits[1].picture)) continue;
      note('the picture');
      const images = visits.map(({ picture }, index) => {
        const file = `${`${page} ${variant.name}`.replace(/[^\w]+/g, '-')}-${index + 1}.png`;
        writeFileSync(path.join(PICTURES, file), picture);
        return `<img loading="lazy" src="pictures/${file}">`;
      });
      const both = images.join('');
      rows.push(`<h2>${page}, ${variant.name}</h2><p>${both}<span>${both}</span></p>`);
    }
    const inVariants = [...found].map(([text, names]) => {
      const isEverywhere = names.length === VARIANTS.length;
      return `${isEverywhere ? 'everywhere' : names.join('; ')}:\n${text}`;
    });
    return [...lines, ...inVariants];
  }

  let differing = 0;
  const pages = [...new Set(wanted)].sort();
  try {
    for (const page of pages) {
      const [old, now] = [pagesBefore.get(page), pagesAfter.get(page)];
      const lines =
        old === undefined || now === undefined
          ? [old === undefined ? 'is new' : 'is gone']
          : await differences(page, old, now).catch((error: unknown) => {
              process.exitCode = 1;
              return [`could not be compared: ${String(error)}`];
            });
      if (lines.length > 0) differing += 1;
      const heading = `${page}: ${lines.length > 0 ? 'differs' : 'the same'}`;
      console.log([heading, ...lines].join('\n').replaceAll('\n', '\n  '));
    }
  } finally {
    await browser.close();
    for (const { close } of servers) await close();
  }
  writeFileSync(REPORT, [REPORT_HEAD, ...rows].join('\n'));
  console.log(
    `Pages that differ: ${differing} of ${pages.length}. ` +
      `Pictures that differ: ${rows.length}: ${path.relative('', REPORT)}`,
  );
}

// An exit, unlike a signal, lets what is under way delete its folders and end its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

runMain(main);
