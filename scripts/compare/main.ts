/**
 * `npm run compare -- REF`: builds another commit beside this checkout, compares every page of both and
 * says what differs. It is a report: it fails only where it cannot compare.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtCheckout, builtCommit, commitOf, describeCheckout, describeCommit } from './builds';
import { fileDifferences, readBuiltSite, type BuiltSite } from './builtSite';
import { comparePages } from './comparePages';
import { htmlReport } from './htmlReport';
import { readOptions, type Options } from './options';
import { SeenBefore } from './seenBefore';
import { pageLines, summary, type SiteComparison } from './wording';

const project = process.cwd();

/** Git knows nothing of it, and anybody may delete it. */
const FOLDER = path.join(project, '.compare');
const BUILDS = path.join(FOLDER, 'builds');
const PICTURES = 'pictures';
const REPORT = path.join(FOLDER, 'index.html');

interface NamedSite {
  name: string;
  site: BuiltSite;
  /** A commit is known by its hash from one run to the next. */
  commit?: string;
}

async function siteBefore({ before }: Options): Promise<NamedSite> {
  if ('folder' in before) return { name: before.folder, site: readBuiltSite(before.folder) };
  const commit = commitOf(project, before.ref);
  const name = describeCommit(project, commit);
  console.log(`Before: ${name}`);
  return { name, site: readBuiltSite(await builtCommit(project, commit, BUILDS)), commit };
}

async function siteAfter({ after }: Options): Promise<NamedSite> {
  if (after !== undefined) return { name: after, site: readBuiltSite(after) };
  const name = describeCheckout(project);
  console.log(`After: ${name}`);
  return { name, site: readBuiltSite(await builtCheckout(project, BUILDS)) };
}

/** Addresses of pages in `site` that `other` does not have. */
const missingIn = (other: BuiltSite, site: BuiltSite): string[] =>
  [...site.pages.keys()].filter((address) => !other.pages.has(address));

/** @throws Error where a page that is asked for is in neither site */
function wantedPages({ pages }: Options, before: BuiltSite, after: BuiltSite): string[] {
  const unknown = pages.find((page) => !before.pages.has(page) && !after.pages.has(page));
  if (unknown !== undefined) throw new Error(`Neither site has a page ${unknown}.`);
  return [...before.pages.keys()]
    .filter((page) => after.pages.has(page))
    .filter((page) => pages.length === 0 || pages.includes(page))
    .sort();
}

function keepPicture(name: string, png: Buffer): string {
  const file = `${PICTURES}/${name}.png`;
  writeFileSync(path.join(FOLDER, file), png);
  return file;
}

async function compare(options: Options): Promise<SiteComparison> {
  const before = await siteBefore(options);
  const after = await siteAfter(options);
  const wanted = wantedPages(options, before.site, after.site);
  rmSync(path.join(FOLDER, PICTURES), { recursive: true, force: true });
  mkdirSync(path.join(FOLDER, PICTURES), { recursive: true });
  let done = 0;
  const seenBefore = new SeenBefore(
    before.commit === undefined ? undefined : path.join(BUILDS, `${before.commit}.json`),
  );
  const pages = await comparePages({
    before: before.site,
    after: after.site,
    addresses: wanted,
    seenBefore,
    keep: keepPicture,
    onPage: (page) => {
      done += 1;
      console.log(`[${done}/${wanted.length}] ${pageLines(page).join('\n')}`);
    },
  });
  seenBefore.save();
  return {
    names: { before: before.name, after: after.name },
    gone: missingIn(after.site, before.site),
    added: missingIn(before.site, after.site),
    files: fileDifferences(before.site.folder, after.site.folder),
    pages,
  };
}

async function main(): Promise<number> {
  const started = performance.now();
  const comparison = await compare(readOptions(process.argv.slice(2)));
  writeFileSync(REPORT, htmlReport(comparison));
  const minutes = (performance.now() - started) / 60_000;
  console.log(['', ...summary(comparison)].join('\n'));
  console.log(`\n${minutes.toFixed(1)} minutes. Report: ${path.relative(project, REPORT)}`);
  return comparison.pages.some(({ problem }) => problem !== undefined) ? 1 : 0;
}

// An exit, unlike a signal, lets what is under way delete its folders and end its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
