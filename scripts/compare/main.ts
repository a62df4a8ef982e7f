/**
 * `npm run compare -- REF`: builds another commit beside this checkout, compares every page of both in a
 * browser and says what differs. It is a report: it fails only where it cannot compare.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diffIndices } from 'node-diff3';
import { parse } from 'node-html-parser';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { launchBrowser } from '../lib/browser';
import { firstLoad, total, type FirstLoad } from '../lib/firstLoad';
import { runMain } from '../lib/run';
import { serveSite } from '../lib/siteServer';
import { builtCheckout, builtCommit, COMPARE_FOLDER, pagesIn } from './sites';
import { VARIANTS, visit } from './visit';

const USAGE = `npm run compare -- REF [options]

Builds the commit REF and this checkout as it stands, and compares every page of both.

  --pages /,/about   only these pages
  --before FOLDER    a built site (a public/) in place of REF
  --after FOLDER     a built site in place of this checkout`;

const PICTURES = path.join(COMPARE_FOLDER, 'pictures');
const REPORT = path.join(COMPARE_FOLDER, 'index.html');

/** Hashes in names and in the policy compress better or worse by some bytes whenever a script changes. */
const NOISE = 100;

const LINE = 200;

/** What differs on a page: texts, by the names of the variants that they are true of. */
type Differences = Map<string, string[]>;

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

/** Where two builds of a page weigh otherwise; nothing within the noise. */
function weightChanges(before: FirstLoad, after: FirstLoad): string[] {
  const changes = [
    ['brotli', before.html, after.html],
    ['first load', total(before), total(after)],
  ] as const;
  return changes
    .filter(([, from, to]) => Math.abs(to - from) > NOISE)
    .map(([name, from, to]) => {
      const share = ((100 * (to - from)) / from).toFixed(2);
      return `${name}: ${from} → ${to} bytes (${share} %)`;
    });
}

/**
 * Compares two PNG files exactly: the least difference of a colour counts, and so does another size.
 * @returns how many pixels differ, and a PNG: the picture in pale grey, what differs in red; undefined
 * where they are the same
 */
async function pictureDifference(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; picture: Buffer } | undefined> {
  // One browser writes the same pixels as the same file.
  if (before.equals(after)) return undefined;
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(...sizes.map((one) => one.width));
  const height = Math.max(...sizes.map((one) => one.height));
  const pixelsOf = (png: Buffer) =>
    sharp({ create: { width, height, channels: 4, background: 'transparent' } })
      .composite([{ input: png, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(await pixelsOf(before), await pixelsOf(after), drawn, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (pixels === 0) return undefined;
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

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

  async function compareVariants(page: string, found: Differences): Promise<void> {
    for (const variant of VARIANTS) {
      const see = ({ origin }: { origin: string }) => visit(browser, origin + page, variant);
      const [old, now] = await Promise.all([see(servers[0]), see(servers[1])]);
      const note = (text: string) => found.set(text, [...(found.get(text) ?? []), variant.name]);
      lineChanges(old.said, now.said).forEach(note);
      const difference = await pictureDifference(old.picture, now.picture);
      if (!difference) continue;
      note('the picture');
      const words = `${page}, ${variant.name}: ${difference.pixels} pixels`;
      const files = [old.picture, now.picture, difference.picture].map((png, index) => {
        const file = `${`${page} ${variant.name}`.replace(/[^\w]+/g, '-')}-${index + 1}.png`;
        writeFileSync(path.join(PICTURES, file), png);
        return `<img width="33%" loading="lazy" src="pictures/${file}">`;
      });
      rows.push(`<h2>${words}</h2>${files.join('')}`);
    }
  }

  /** Returns whether the page differs. */
  async function comparePage(page: string): Promise<boolean> {
    const [old, now] = [pagesBefore.get(page), pagesAfter.get(page)];
    if (old === undefined || now === undefined) {
      console.log(`${page}: is ${old === undefined ? 'new' : 'gone'}`);
      return true;
    }
    const found: Differences = new Map();
    const lines = [
      ...lineChanges(headOf(old), headOf(now)),
      ...weightChanges(firstLoad(old, before), firstLoad(now, after)),
    ];
    try {
      await compareVariants(page, found);
    } catch (error) {
      lines.push(`could not be compared in full: ${String(error)}`);
      process.exitCode = 1;
    }
    for (const [text, variants] of found) {
      const isEverywhere = variants.length === VARIANTS.length;
      lines.push(`${isEverywhere ? 'everywhere' : variants.join('; ')}:\n${text}`);
    }
    const isSame = lines.length === 0;
    console.log(
      [`${page}: ${isSame ? 'the same' : 'differs'}`, ...lines].join('\n').replaceAll('\n', '\n  '),
    );
    return !isSame;
  }

  let differing = 0;
  const pages = [...new Set(wanted)].sort();
  try {
    for (const page of pages) if (await comparePage(page)) differing += 1;
  } finally {
    await browser.close();
    for (const { close } of servers) await close();
  }
  writeFileSync(
    REPORT,
    `<!doctype html><meta charset="utf-8"><title>Before, after, difference</title>${rows.join('\n')}`,
  );
  console.log(
    `Pages that differ: ${differing} of ${pages.length}. ` +
      `Pictures that differ: ${rows.length}: ${path.relative('', REPORT)}`,
  );
}

// An exit, unlike a signal, lets what is under way delete its folders and end its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

runMain(main);
