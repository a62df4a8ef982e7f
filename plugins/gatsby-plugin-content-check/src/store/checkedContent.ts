/** What passed the check, for whom it concerns: the other plugins, the pages, and Gatsby as a sign of change. */
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../../../src/content/entries';
import { filesBelow } from '../../../generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { Source } from '../check/checkSources';
import type { ContentFile } from '../check/contentFile';
import { readSources } from '../check/readFiles';

/**
 * Makes pictures or cards of the entries, before Gatsby hears of them.
 * @param files all files of `data/`, including those that the site does not show
 */
export type MakeFromContent = (
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
) => Promise<void>;

const makers: MakeFromContent[] = [];

/** Registers what is to be made after each check. To be called in `onPreInit`. */
export const whenChecked = (make: MakeFromContent): void => {
  makers.push(make);
};

type ShowEntry = (entry: CheckedEntry) => Entry;

let show: ShowEntry = (entry) => entry;

/** Registers what pages get of an entry; by default, the entry. To be called in `onPreInit`. */
export const showEntriesAs = (own: ShowEntry): void => {
  show = own;
};

let shown: readonly Entry[] = [];

/** The entries of which pages are made: those of the last check without problems. */
export const checkedEntries = (): readonly Entry[] => shown;

/** The last good version of the files of `data/`, relative to the project. Gatsby's nodes are made of it. */
const GOOD_CONTENT = '.generated/content';

/** Makes a folder hold these files and no others; unchanged ones are not written. */
function mirror(folder: string, files: readonly ContentFile[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const before = new Set(filesBelow(folder));
  for (const { file, source } of files) {
    const place = path.join(folder, file);
    if (before.delete(file) && fs.readFileSync(place, 'utf8') === source) continue;
    // Written elsewhere and moved: Gatsby watches the folder, and must not read half a file.
    const draft = `${folder}.draft`;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(draft, source);
    fs.renameSync(draft, place);
  }
  for (const name of before) fs.rmSync(path.join(folder, name));
}

/**
 * Takes over content without problems: has made what is made of it, in the order of the plugins in
 * gatsby-config.ts, and only then lets Gatsby notice that files have changed.
 */
export async function publishChecked(
  project: string,
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
): Promise<void> {
  for (const make of makers) await make(entries, files);
  shown = entries.map(show);
  mirror(path.join(project, GOOD_CONTENT), files);
}

/** The last good version of the files of `data/`. */
export const readLastGood = (project: string): Source[] =>
  readSources(path.join(project, GOOD_CONTENT));
