/** Checks the text that a form would save as if it were in the folder already. Pure. */
import { checkSources, type Source } from '../check/checkSources';
import type { Problem } from '../check/problem';

/** What the check looks at, in one object that a browser can be sent. */
export interface ContentIndex {
  /** The text of every file of `data/`. */
  sources: readonly Source[];
  /** The names of the files in each folder of pictures. */
  pictures: Record<string, string[]>;
  /** The files of `static/`, as links name them: `/report.pdf`. */
  staticFiles: string[];
  /** True where drafts are left out, as on the published site. */
  isProduction: boolean;
}

/** Where the browser gets it. */
export const CONTENT_INDEX = '/admin/content.json';

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
export function checkDraft(
  { file, text, slugBefore, newPictures = [] }: Draft,
  { sources, pictures, staticFiles, isProduction }: ContentIndex,
): Problem[] {
  const check = (written: readonly Source[]) =>
    checkSources(written, {
      picturesIn: (folder) => [...(pictures[folder] ?? []), ...newPictures],
      hasStaticFile: (address) => staticFiles.includes(address),
      isProduction,
      committedSlugs: new Map(slugBefore === undefined ? [] : [[file, slugBefore]]),
    });
  const known = new Set(check(sources).problems.map((one) => one.file + one.message));
  const others = sources.filter((source) => source.file !== file);
  const { problems, warnings } = check([...others, { file, text }]);
  return [
    ...problems.filter((one) => one.file === file || !known.has(one.file + one.message)),
    ...warnings.filter((one) => one.file === file),
  ];
}
