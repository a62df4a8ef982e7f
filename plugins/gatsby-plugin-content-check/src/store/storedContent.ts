/**
 * What Gatsby reads of `data/`: the content that has passed the check, in a folder for each language and
 * GraphQL type. Neither Gatsby nor its YAML plugin ever meets a file that is half written, or a draft on
 * the published site.
 */
import * as fs from 'fs';
import * as path from 'path';
import { kindNamed } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { CheckedEntry } from '../check/checkContent';
import type { Source } from '../check/checkSources';
import { handedOver } from './checkedContent';

/** Where it lies, relative to the project. */
export const STORED_CONTENT = '.generated/content';

/** Where the develop loop keeps the files of `data/` as they last were in order. */
const LAST_GOOD = '.generated/last-good';

/** Makes a folder hold these files and no others; those that are the same are not touched. */
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

/** Keeps files of `data/` for the time when they are not in order. */
export const keepLastGood = (project: string, sources: readonly Source[]): void =>
  mirror(path.join(project, LAST_GOOD), new Map(sources.map(({ file, text }) => [file, text])));

/** The files of `data/` as they last were in order. */
export function readLastGood(project: string): Source[] {
  const root = path.join(project, LAST_GOOD);
  return filesBelow(root).map((file) => ({
    file,
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }));
}
