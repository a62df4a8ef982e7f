/** Stores what passed the check, by language and GraphQL type: Gatsby never reads a half-written file. */
import * as fs from 'fs';
import * as path from 'path';
import { kindNamed } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { Source } from '../check/checkSources';
import type { ContentFile } from '../check/contentFile';
import { readSources } from '../check/readFiles';

/**
 * Makes pictures or cards of the entries, before Gatsby reads them.
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

/** Calls the makers in the order of the plugins in gatsby-config.ts. */
export const makeFromContent: MakeFromContent = async (entries, files) => {
  for (const make of makers) await make(entries, files);
};

let handedOver = ({ content }: CheckedEntry): object => content;

/** Registers what Gatsby gets of an entry; by default, its content. To be called in `onPreInit`. */
export const handOverBy = (own: typeof handedOver): void => {
  handedOver = own;
};

/** Where Gatsby reads the content, relative to the project. */
export const STORED_CONTENT = '.generated/content';

/** Where the develop loop keeps the last good version of each file of `data/`. */
const LAST_GOOD = '.generated/last-good';

/** Makes a folder hold these files and no others; unchanged ones are not written. */
function mirror(root: string, files: ReadonlyMap<string, string>): void {
  const before = new Set(filesBelow(root));
  for (const [name, text] of files) {
    const place = path.join(root, name);
    if (before.delete(name) && fs.readFileSync(place, 'utf8') === text) continue;
    // Written elsewhere and moved: Gatsby watches the folder, and must not read half a file.
    const draft = `${root}.draft`;
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, place);
  }
  for (const name of before) fs.rmSync(path.join(root, name));
}

/** Stores content for Gatsby. Each file is YAML in the form of JSON, and says its language. */
export function storeContent(project: string, entries: readonly CheckedEntry[]): void {
  const files = new Map<string, string>();
  for (const entry of entries) {
    const { file, kind, language } = entry;
    const place = path.posix.join(language, kindNamed(kind).typeName, path.posix.basename(file));
    files.set(place, JSON.stringify({ ...handedOver(entry), language }));
  }
  mirror(path.join(project, STORED_CONTENT), files);
}

/** Keeps the last good version of files of `data/`. */
export const keepLastGood = (project: string, sources: readonly Source[]): void =>
  mirror(path.join(project, LAST_GOOD), new Map(sources.map(({ file, text }) => [file, text])));

/** The last good version of the files of `data/`. */
export const readLastGood = (project: string): Source[] =>
  readSources(path.join(project, LAST_GOOD));
