import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from '../../../../src/content/entries';
import { filesBelow } from '../../../generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { ContentFile } from '../check/contentFile';

/**
 * Generates files from the content before Gatsby sees it.
 * @param files all files of `data/`, including those that the site does not show
 */
type MakeFromContent = (
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
) => Promise<void>;

const makers: MakeFromContent[] = [];

/** Registers a generator to run after each check. Call it in `onPreInit`. */
export const whenChecked = (make: MakeFromContent): void => {
  makers.push(make);
};

let show = (entry: CheckedEntry): Entry => entry;

/** Registers how entries are passed to pages; by default, unchanged. Call it in `onPreInit`. */
export const showEntriesAs = (showEntry: typeof show): void => {
  show = showEntry;
};

let shown: readonly Entry[] = [];

/** The entries for pages: those of the last check without problems. */
export const checkedEntries = (): readonly Entry[] => shown;

/** The folder of the last good version of `data/`, from which Gatsby makes its nodes; relative to the project. */
const GOOD_CONTENT = '.generated/content';

/** Makes a folder hold exactly these files, without rewriting unchanged ones. */
function mirror(folder: string, files: readonly ContentFile[]): void {
  fs.mkdirSync(folder, { recursive: true });
  const before = new Set(filesBelow(folder));
  for (const { file, source } of files) {
    const place = path.join(folder, file);
    if (before.delete(file) && fs.readFileSync(place, 'utf8') === source) continue;
    // Written elsewhere and renamed, as Gatsby watches the folder and must not read half a file.
    const draft = `${folder}.draft`;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(draft, source);
    fs.renameSync(draft, place);
  }
  for (const name of before) fs.rmSync(path.join(folder, name));
}

/**
 * Publishes checked content, which must have no problems: runs the generators, in the order of the plugins in
 * gatsby-config.ts, and only then lets Gatsby notice the change.
 * @throws errors of the generators and of the file system
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
