/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import { type Entry, isDraft } from '../../../../src/content/entries';
import { checkSources, type CheckedSources, type Source } from './checkSources';
import { committedSlugs } from './committedSlugs';
import type { ContentFile, ReadFile } from './contentFile';
import { pictureLister, readSources, staticFileFinder } from './readFiles';
import type { Surroundings } from './rule';

/** A file of `data/` that fits its kind. */
export type CheckedEntry = ReadFile & Entry;

export interface CheckedContent extends Pick<CheckedSources, 'problems' | 'warnings' | 'launch'> {
  /** What the site is made of; on the published site, without the drafts. */
  entries: CheckedEntry[];
}

export interface CheckOptions {
  /** True where drafts are left out; by default, on production builds. */
  isProduction?: boolean;
}

/** What the check needs to know beside the files of `data/`. */
export const surroundingsOf = (projectRoot: string, isProduction: boolean): Surroundings => ({
  picturesIn: pictureLister(projectRoot),
  hasStaticFile: staticFileFinder(projectRoot),
  committedSlugs: committedSlugs(projectRoot),
  isProduction,
});

/** A file in which nothing is wrong holds what the schema of its kind says. */
const isEntry = (file: ContentFile): file is CheckedEntry => file.isWhole;

/** The files that fit their kinds; on the published site, without the drafts. */
export const entriesOf = (
  { files }: Pick<CheckedSources, 'files'>,
  isProduction: boolean,
): CheckedEntry[] => files.filter(isEntry).filter((entry) => !(isProduction && isDraft(entry)));

/** The files of entries as they are written. */
export const sourcesOf = (entries: readonly CheckedEntry[]): Source[] =>
  entries.map(({ file, source }) => ({ file, text: source }));

/** Reads and checks all of `data/`. Never throws for what is in the files: it reports. */
export function checkContent(
  projectRoot: string,
  { isProduction = process.env.NODE_ENV === 'production' }: CheckOptions = {},
): CheckedContent {
  const surroundings = surroundingsOf(projectRoot, isProduction);
  const checked = checkSources(readSources(projectRoot), surroundings);
  const { problems, warnings, launch } = checked;
  return { entries: entriesOf(checked, isProduction), problems, warnings, launch };
}
