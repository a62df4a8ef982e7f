/** The check of `data/`, as `npm run check:content` and every Gatsby build run it. */
import { parseUrl } from '../../../../src/basics/parseUrl';
import { type Entry, isDraft } from '../../../../src/content/pages/entries';
import { siteUrl } from '../../../shared/buildEnvironment';
import { checkSources } from './checkSources';
import type { ReadFile } from './fileProblems';
import { filesAsShown } from './filesAsShown';
import { sinceCommit } from './git/sinceCommit';
import type { ContentFile } from './readContentFile';
import { pictureLister, readSources, staticFilesOf, unreadFiles } from './readFiles';
import { placeholderValues } from './rules/placeholderValues';
import type { Surroundings } from './surroundings';

export type CheckedEntry = ReadFile & Entry;

/** The host of the site's public address, with and without "www.". */
function ownHosts(variables: NodeJS.ProcessEnv): string[] {
  const host = parseUrl(siteUrl(variables) ?? '')?.hostname.replace(/^www\./, '');
  return host === undefined || host === 'localhost' ? [] : [host, `www.${host}`];
}

/** Collects the check's input other than the files of `data/`. */
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
    ownHosts: ownHosts(process.env),
    noticed: [...noticed, ...unreadFiles(projectRoot)],
    placeholders: placeholderValues,
    isProduction,
  };
}

const isEntry = (file: ContentFile): file is CheckedEntry => file.isWhole;

/** The entries as pages show them, without drafts in production. The files must have no problems. */
export const entriesOf = (files: readonly ContentFile[], isProduction: boolean): CheckedEntry[] =>
  filesAsShown(files)
    .filter(isEntry)
    .filter((file) => !(isProduction && isDraft(file)));

/**
 * Reads and checks all of `data/`. Never throws because of a file's content. If there are problems, `entries` is
 * empty: nothing may be built from them.
 * @param isProduction leaves drafts out; by default, true in production builds
 * @param pictures the result of openPictures; without it, pictures only have to exist
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
