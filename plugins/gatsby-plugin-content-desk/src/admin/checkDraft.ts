/** Checks the text that a form would save as if it were in the folder already. Pure. */
import { checkSources } from '../check/checkSources';
import type { Problem } from '../check/problem';
import type { Source } from '../check/source';
import { ContentIndex } from './contentIndex';

export interface Draft {
  /** Path of the file relative to the project. */
  file: string;
  text: string;
  /** The slug that the file had when the form was opened. */
  slugBefore?: string;
  /** Pictures that are uploaded with the entry. */
  newPictures?: readonly string[];
}

/**
 * What the check has against one file, errors first, in the sentences of `npm run check:content`.
 * Problems of other files are left out, except those that this draft would bring about.
 */
export function checkDraft(draft: Draft, index: ContentIndex): Problem[] {
  const { file, text, slugBefore, newPictures = [] } = draft;
  const others = index.sources.filter((source) => source.file !== file);
  const check = (sources: readonly Source[]) =>
    checkSources(sources, {
      picturesIn: (folder) => [...(index.pictures[folder] ?? []), ...newPictures],
      hasStaticFile: (address) => index.staticFiles.includes(address),
      isProduction: index.isProduction,
      committedSlugs: new Map(slugBefore === undefined ? [] : [[file, slugBefore]]),
    });
  const { problems, warnings } = check([...others, { file, text }]);
  const known = new Set(
    check(index.sources).problems.map(({ file: where, message }) => where + message),
  );
  return [
    ...problems.filter((one) => one.file === file || !known.has(one.file + one.message)),
    ...warnings.filter((one) => one.file === file),
  ];
}
