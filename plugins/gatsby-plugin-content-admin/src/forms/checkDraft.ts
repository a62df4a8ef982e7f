/** Checks the text that a form would save as if it were in the folder already. Pure. */
import { originalOf } from '../../../../src/content/languages';
import {
  checkSources,
  type PictureFacts,
  type Problem,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';

/** What the check looks at, in one object that a browser can be sent. */
export interface ContentIndex {
  /** The text of every file of `data/`. */
  sources: readonly Source[];
  /** The names of the files in each folder of pictures. */
  pictures: Record<string, string[]>;
  /** What they are, by their names. */
  facts: Record<string, PictureFacts | undefined>;
  /** The files of `static/`, as links name them: `/report.pdf`. */
  staticFiles: string[];
  /** True where drafts are left out, as on the published site. */
  isProduction: boolean;
}

/** Where the browser gets it. */
export const CONTENT_INDEX = '/admin/content.json';

/** Where the preview gets the pictures of all pages. */
export const PICTURE_INDEX = '/admin/pictures.json';

export interface Draft {
  /** Path of the original, relative to the project. */
  file: string;
  /** The original and its translations, as the forms would write them. */
  sources: readonly Source[];
  /** The slug that the file had when the form was opened. */
  slugBefore?: string;
  /** Pictures that are uploaded with the entry, by their names. */
  newPictures?: Readonly<Record<string, PictureFacts | undefined>>;
}

/** What the check needs beside the files, as the server has it. */
export const surroundingsIn = (
  { pictures, facts, staticFiles, isProduction }: ContentIndex,
  { file = '', slugBefore, newPictures = {} }: Partial<Draft> = {},
): Parameters<typeof checkSources>[1] => ({
  picturesIn: (folder) => [...(pictures[folder] ?? []), ...Object.keys(newPictures)],
  pictures: { ...newPictures, ...facts },
  staticFiles,
  noticed: [],
  isProduction,
  committedSlugs: new Map(slugBefore === undefined ? [] : [[file, slugBefore]]),
  translatedOriginals: new Map(),
  // The launch list names them, on the editor's own computer.
  placeholders: {},
});

/** The problems of an entry in all languages, errors first, and those that its draft causes in other files. */
export function checkDraft(draft: Draft, index: ContentIndex): Problem[] {
  const written = new Set(draft.sources.map(({ file }) => file));
  const surroundings = surroundingsIn(index, draft);
  const known = new Set(
    checkSources(index.sources, surroundings).problems.map((one) => one.file + one.message),
  );
  const others = index.sources.filter(({ file }) => originalOf(file).original !== draft.file);
  const { problems, warnings } = checkSources([...others, ...draft.sources], surroundings);
  return [
    ...problems.filter((one) => written.has(one.file) || !known.has(one.file + one.message)),
    ...warnings.filter((one) => written.has(one.file)),
  ];
}
