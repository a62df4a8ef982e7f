/** Checks the files that a form would save, as if they were in the project already. Pure. */
import { originalOf } from '../../../../src/content/text/languages';
import {
  checkSources,
  type Problem,
  type Source,
} from '../../../gatsby-plugin-content-check/browser';

type Surroundings = Parameters<typeof checkSources>[1];

/** The input of the check, as the server sends it to the browser. */
export interface ContentIndex extends Pick<Surroundings, 'staticFiles' | 'isProduction'> {
  sources: readonly Source[];
  /** The names of the files in the folder of pictures. */
  pictures: readonly string[];
  /** By file name. */
  facts: Surroundings['pictures'];
}

export interface Draft {
  file: string;
  sources: readonly Source[];
  /** The slug that the file had when the form was opened. */
  slugBefore?: string;
  /** Pictures that are uploaded with the entry, by file name. */
  newPictures?: Surroundings['pictures'];
}

/** The published texts of an entry and of each of its translations, with which a draft is compared. */
function pairsIn(file: string, sources: readonly Source[]): Surroundings['formerPairs'] {
  const original = sources.find((source) => source.file === file)?.text;
  if (original === undefined) return new Map();
  return new Map(
    sources
      .filter((source) => source.file !== file && originalOf(source.file).original === file)
      .map((source) => [source.file, { original, translation: source.text }]),
  );
}

/** Returns the check's input other than the files. */
export const surroundingsIn = (
  { sources, pictures, facts, staticFiles, isProduction }: ContentIndex,
  { file = '', slugBefore, newPictures = {} }: Partial<Draft> = {},
): Surroundings => ({
  picturesIn: () => [...pictures, ...Object.keys(newPictures)],
  pictures: { ...newPictures, ...facts },
  staticFiles,
  noticed: [],
  isProduction,
  committedSlugs: new Map(slugBefore === undefined ? [] : [[file, slugBefore]]),
  translatedOriginals: new Map(),
  formerPairs: pairsIn(file, sources),
  // Only the launch list of the working copy shows placeholders.
  placeholders: {},
});

const keyOf = ({ file, field, message }: Problem): string => [file, field, message].join('\n');

/** The keys of the problems of whole contents: a check of all files takes long, and a form asks with every letter. */
const keysBefore = new WeakMap<ContentIndex, ReadonlySet<string>>();

/** Returns a predicate that is true for problems that the content had before a change. */
export function problemsBefore(index: ContentIndex) {
  const keys =
    keysBefore.get(index) ??
    new Set(checkSources(index.sources, surroundingsIn(index)).problems.map(keyOf));
  keysBefore.set(index, keys);
  return (problem: Problem): boolean => keys.has(keyOf(problem));
}

/** Returns the problems of an entry in all languages, errors first, and those that its draft causes in other files. */
export function checkDraft(draft: Draft, index: ContentIndex): Problem[] {
  const drafted = new Set(draft.sources.map(({ file }) => file));
  const surroundings = surroundingsIn(index, draft);
  const wasThere = problemsBefore(index);
  const others = index.sources.filter(({ file }) => originalOf(file).original !== draft.file);
  const { problems, warnings } = checkSources([...others, ...draft.sources], surroundings);
  return [
    ...problems.filter((problem) => drafted.has(problem.file) || !wasThere(problem)),
    ...warnings.filter(({ file }) => drafted.has(file)),
  ];
}
