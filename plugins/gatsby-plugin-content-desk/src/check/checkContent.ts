/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import { type Entry, isDraft, pathsOf } from '../../../../src/content/entries';
import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf, pathIn } from '../../../../src/content/languages';
import { withOwnLinks } from '../../../../src/content/translation';
import { checkSources, type CheckedSources } from './checkSources';
import { committedSlugs } from './committedSlugs';
import type { ContentFile, ReadFile } from './contentFile';
import { logoReader, pictureLister, readSources, staticFileFinder } from './readFiles';
import type { Surroundings } from './rule';
import { translatedOriginals } from './translatedOriginals';
import { translatedEntry } from './translations';
import { partlyEntry } from './walk';

/** A file of `data/` that fits its kind. */
export type CheckedEntry = ReadFile & Entry;

/** What the check needs to know beside the files of `data/`. */
export const surroundingsOf = (projectRoot: string, isProduction: boolean): Surroundings => ({
  picturesIn: pictureLister(projectRoot),
  logoAt: logoReader(projectRoot),
  hasStaticFile: staticFileFinder(projectRoot),
  committedSlugs: committedSlugs(projectRoot),
  translatedOriginals: translatedOriginals(projectRoot),
  isProduction,
});

/** A file in which nothing is wrong holds what the schema of its kind says. */
const isEntry = (file: ContentFile): file is CheckedEntry => file.isWhole;

/** An entry with other content of the same kind. */
function withContent(entry: CheckedEntry, content: unknown): CheckedEntry {
  const parts = partlyEntry(kindNamed(entry.kind), content, entry.language);
  const file: ContentFile = { ...entry, ...parts };
  if (!isEntry(file)) throw new Error(`${entry.file} is not in order.`);
  return file;
}

/** Entries of which the links lead to pages of their own language, where there are such. */
function withOwnAddresses(entries: readonly CheckedEntry[]): CheckedEntry[] {
  const paths = new Set(entries.flatMap(pathsOf));
  return entries.map((entry) => {
    const { language, kind, content } = entry;
    if (language === MAIN_LANGUAGE) return entry;
    const has = (path: string) => paths.has(pathIn(language, path));
    const model = fieldOf(kindNamed(kind).schema);
    return withContent(entry, withOwnLinks(model, content, language, has));
  });
}

/**
 * The files that fit their kinds, each translation with what it shares with its original; on the
 * published site, without the drafts. To be asked where the check has found no problems.
 */
export function entriesOf(files: readonly ContentFile[], isProduction: boolean): CheckedEntry[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  const whole = files.flatMap((file) => {
    const original = byName.get(originalOf(file.file).original);
    if (original === file) return file;
    return original ? { ...file, ...translatedEntry(original, file) } : [];
  });
  const entries = whole.filter(isEntry);
  return withOwnAddresses(entries.filter((entry) => !(isProduction && isDraft(entry))));
}

/** The content of the site, and what is wrong with it. */
export interface CheckedContent extends CheckedSources {
  /** None where there are problems: nothing may be made of what is wrong. */
  entries: CheckedEntry[];
}

/**
 * Reads and checks all of `data/`. Never throws for what is in the files: it reports.
 * @param isProduction true where drafts are left out; by default, on production builds
 */
export function checkContent(
  projectRoot: string,
  { isProduction = process.env.NODE_ENV === 'production' } = {},
): CheckedContent {
  const surroundings = surroundingsOf(projectRoot, isProduction);
  const checked = checkSources(readSources(projectRoot), surroundings);
  const { files, problems } = checked;
  return { ...checked, entries: problems.length > 0 ? [] : entriesOf(files, isProduction) };
}
