/**
 * Stores content that has passed the check. Other plugins make something of it: each registers
 * in `onPreInit`, before the first check. Gatsby reads it in a folder for each language and GraphQL type, and
 * so never meets a file that is half written, or a draft on the published site.
 */
import * as fs from 'fs';
import * as path from 'path';
import { kindNamed } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { Source } from '../check/checkSources';
import type { ContentFile } from '../check/contentFile';
import { readSources } from '../check/readFiles';

/**
 * Makes something from the entries before Gatsby reads them: pictures, cards.
 * @param files all files of `data/`, those included that the site does not show
 */
export type MakeFromContent = (
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
) => Promise<void>;

const makers: MakeFromContent[] = [];

/**
 * Registers what is to be made each time the content has been checked: once in a build, after each
 * change in `npm run develop`.
 */
export const whenChecked = (make: MakeFromContent): void => {
  makers.push(make);
};

/** Calls all of them, in the order of the plugins in gatsby-config.ts. */
export const makeFromContent: MakeFromContent = async (entries, files) => {
  for (const make of makers) await make(entries, files);
};

/** The content of an entry as Gatsby gets it. */
type WriteContent = (entry: CheckedEntry) => object;

let handedOver: WriteContent = ({ content }) => content;

/** Registers how the content of an entry is handed to Gatsby: as the check has read it, by default. */
export const handOverBy = (own: WriteContent): void => {
  handedOver = own;
};

/** Where Gatsby reads it, relative to the project. */
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
  const files = entries.map((entry): [string, string] => {
    const { file, kind, language } = entry;
    return [
      path.posix.join(language, kindNamed(kind).typeName, path.posix.basename(file)),
      JSON.stringify({ ...handedOver(entry), language }),
    ];
  });
  mirror(path.join(project, STORED_CONTENT), new Map(files));
}

/** Keeps the good version of files of `data/`, for when they have problems. */
export const keepLastGood = (project: string, sources: readonly Source[]): void =>
  mirror(path.join(project, LAST_GOOD), new Map(sources.map(({ file, text }) => [file, text])));

/** The last good version of the files of `data/`. */
export const readLastGood = (project: string): Source[] =>
  readSources(path.join(project, LAST_GOOD));
