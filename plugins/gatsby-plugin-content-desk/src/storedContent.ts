/**
 * The files of `data/` that Gatsby reads: a copy of those that have passed the check, in a folder for
 * each GraphQL type. Neither Gatsby nor its YAML plugin ever meets a file that is half written, or a
 * draft on the published site.
 */
import * as fs from 'fs';
import * as path from 'path';
import { kindOfFile, kinds } from '../../../src/content/kinds';
import type { Source } from './check/checkSources';
import { unmarked } from './edit/marks';
import { markSource } from './edit/markSource';

/** Where the copy lies, relative to the project; gatsby-config.ts names it, too. */
export const STORED_CONTENT = '.generated/content';

const storedName = (file: string): string =>
  path.posix.join(kindOfFile(file)?.typeName ?? '', path.posix.basename(file));

/** The files of the copy as they are, with their names in `data/`. */
function readCopies(project: string): Source[] {
  return kinds.flatMap(({ typeName, file, folder = '' }) => {
    const stored = path.join(project, STORED_CONTENT, typeName);
    if (!fs.existsSync(stored)) return [];
    return fs.readdirSync(stored).map((name) => ({
      file: file ?? `${folder}/${name}`,
      text: fs.readFileSync(path.join(stored, name), 'utf8'),
    }));
  });
}

/** The content that was stored last, as it stood in `data/`. */
export const readStoredContent = (project: string): Source[] =>
  readCopies(project).map(({ file, text }) => ({ file, text: unmarked(text) }));

/**
 * Makes the copy hold these files and no others; those that are the same are not touched.
 * @param isMarked whether the texts are to carry their places, for pages on which they can be changed
 */
export function storeContent(project: string, sources: readonly Source[], isMarked: boolean): void {
  const root = path.join(project, STORED_CONTENT);
  const before = new Map(readCopies(project).map(({ file, text }) => [file, text]));
  for (const source of sources) {
    const { file } = source;
    const text = isMarked ? markSource(source) : source.text;
    if (before.get(file) === text) continue;
    const place = path.join(root, storedName(file));
    // Written elsewhere and moved: Gatsby watches the folder, and must not read half a file.
    const draft = path.join(root, 'draft');
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, place);
  }
  const names = new Set(sources.map(({ file }) => file));
  for (const file of before.keys()) {
    if (!names.has(file)) fs.rmSync(path.join(root, storedName(file)));
  }
}
