/** The check of `data/`, as `npm run check:content` and every Gatsby build run it. */
import { type Entry, isDraft } from '../../../../src/content/entries';
import { checkSources } from './checkSources';
import type { ContentFile, ReadFile } from './contentFile';
import { placeholderValues } from './placeholderValues';
import { pictureLister, readSources, staticFilesOf, unreadFiles } from './readFiles';
import type { Surroundings } from './rule';
import { sinceCommit } from './sinceCommit';
import { filesAsShown } from './translations';

/** A file of `data/` that fits its kind. */
export type CheckedEntry = ReadFile & Entry;

/** What the check needs beside the files of `data/`. */
export function surroundingsOf(
  projectRoot: string,
  isProduction: boolean,
  pictures: Surroundings['pictures'] = {},
): Surroundings {
  const { noticed, ...changes } = sinceCommit(projectRoot);
  return {
    picturesIn: pictureLister(projectRoot),
    pictures,
    staticFiles: staticFilesOf(projectRoot),
    ...changes,
    noticed: [...noticed, ...unreadFiles(projectRoot)],
    placeholders: placeholderValues,
    isProduction,
  };
}

const isEntry = (file: ContentFile): file is CheckedEntry => file.isWhole;

/** The files as pages show them; on the published site, without drafts. For content without problems. */
export const entriesOf = (files: readonly ContentFile[], isProduction: boolean): CheckedEntry[] =>
  filesAsShown(files, (file) => isEntry(file) && !(isProduction && isDraft(file))).filter(isEntry);

/**
 * Reads and checks all of `data/`. Never throws for what is in the files. With problems, it returns no
 * entries: nothing may be built of them.
 * @param isProduction true where drafts are left out; by default, on production builds
 * @param pictures what openPictures has found; without it, pictures only have to be there
 */
export function checkContent(
  projectRoot: string,
  {
    isProduction = process.env.NODE_ENV === 'production',
    pictures,
  }: { isProduction?: boolean; pictures?: Surroundings['pictures'] } = {},
) {
  const surroundings = surroundingsOf(projectRoot, isProduction, pictures);
  const checked = checkSources(readSources(projectRoot), surroundings);
  const { files, problems } = checked;
  return { ...checked, entries: problems.length > 0 ? [] : entriesOf(files, isProduction) };
}
