/**
 * Reads and checks every file of `data/` against the model, without Gatsby. The same code runs in
 * `npm run check:content` and first thing in every Gatsby build.
 */
import { checkSources } from './check/checkSources';
import { committedSlugs } from './check/committedSlugs';
import { Problem } from './check/problem';
import { pictureLister, readSources, staticFileFinder } from './check/readFiles';
import { Surroundings } from './check/rule';
import { slugIn } from './check/slugs';
import { isDraft } from './drafts';
import { Collection } from './model/kit';

export { formatProblem } from './check/format';
export { collectionOf } from './model/collectionOf';
export type { Problem } from './check/problem';
export type { Surroundings } from './check/rule';

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
  const entries = files
    .filter(({ isWhole, content }) => isWhole && !(isProduction && isDraft(content)))
    .map(({ collection, file, content }) => ({ collection, file, content }));
  return { entries, problems, warnings };
}
