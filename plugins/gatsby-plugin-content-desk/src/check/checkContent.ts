/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import { Collection } from '../../../../src/content/fields';
import { checkSources } from './checkSources';
import { committedSlugs } from './committedSlugs';
import { isDraft } from './drafts';
import { Problem } from './problem';
import { pictureLister, readSources, staticFileFinder } from './readFiles';
import { Surroundings } from './rule';
import { slugIn } from './slugs';
import type { Source } from './source';

export { formatProblem } from './format';
export { collectionOf } from '../../../../src/content/kindOf';
export type { Problem } from './problem';
export type { Surroundings } from './rule';

/** One file of `data/` that fits the model. */
export interface Entry {
  collection: Collection;
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** The file's content, checked against the collection's schema. */
  content: Record<string, unknown>;
}

export interface CheckedContent {
  /** What the site is made of; on the published site, without the drafts. */
  entries: Entry[];
  /** The files of the entries as they are written. */
  sources: Source[];
  /** What has to be put right before anything is built. */
  problems: Problem[];
  /** Advice: nothing is broken. */
  warnings: Problem[];
}

export interface CheckOptions {
  /** True where drafts are left out; by default, on production builds. */
  isProduction?: boolean;
}

/** The slug of an entry, or undefined where its collection has none. */
export const slugOf = (entry: Entry): string | undefined => slugIn(entry);

/** What the check needs to know beside the files of `data/`. */
export const surroundingsOf = (projectRoot: string, isProduction: boolean): Surroundings => ({
  picturesIn: pictureLister(projectRoot),
  hasStaticFile: staticFileFinder(projectRoot),
  committedSlugs: committedSlugs(projectRoot),
  isProduction,
});

/** Reads and checks all of `data/`. Never throws for what is in the files: it reports. */
export function checkContent(
  projectRoot: string,
  { isProduction = process.env.NODE_ENV === 'production' }: CheckOptions = {},
): CheckedContent {
  const { files, problems, warnings } = checkSources(
    readSources(projectRoot),
    surroundingsOf(projectRoot, isProduction),
  );
  const shown = files.filter(
    ({ isWhole, content }) => isWhole && !(isProduction && isDraft(content)),
  );
  return {
    entries: shown.map(({ collection, file, content }) => ({ collection, file, content })),
    sources: shown.map(({ file, source }) => ({ file, text: source })),
    problems,
    warnings,
  };
}
