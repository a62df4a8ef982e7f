/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import { type Entry, isDraft } from '../../../../src/content/entries';
import { checkSources, type CheckedSources } from './checkSources';
import { committedSlugs } from './committedSlugs';
import type { ContentFile, ReadFile } from './contentFile';
import { logoReader, pictureLister, readSources, staticFileFinder } from './readFiles';
import type { Surroundings } from './rule';

/** A file of `data/` that fits its kind. */
export type CheckedEntry = ReadFile & Entry;

/** What the check needs to know beside the files of `data/`. */
export const surroundingsOf = (projectRoot: string, isProduction: boolean): Surroundings => ({
  picturesIn: pictureLister(projectRoot),
  logoAt: logoReader(projectRoot),
  hasStaticFile: staticFileFinder(projectRoot),
  committedSlugs: committedSlugs(projectRoot),
  isProduction,
});

/** A file in which nothing is wrong holds what the schema of its kind says. */
const isEntry = (file: ContentFile): file is CheckedEntry => file.isWhole;

/** The files that fit their kinds; on the published site, without the drafts. */
export const entriesOf = (files: readonly ContentFile[], isProduction: boolean): CheckedEntry[] =>
  files.filter(isEntry).filter((entry) => !(isProduction && isDraft(entry)));

/** The content of the site, and what is wrong with it. */
export interface CheckedContent extends CheckedSources {
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
  return { ...checked, entries: entriesOf(checked.files, isProduction) };
}
