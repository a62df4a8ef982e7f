/** Checks the files that an entry's forms would save, as if they were in the project already. Pure. */
import { originalOf } from '../../../../src/content/text/languages';
import {
  checkSources,
  type Problem,
  type Source,
  type Surroundings,
} from '../../../gatsby-plugin-content-check/browser';
import type { ContentIndex } from './contentIndex';

/** An entry as its forms would save it. */
export interface EntryToCheck {
  /** The path of its original. */
  file: string;
  /** Its files, one for each language that has a form. */
  sources: readonly Source[];
  /** The slug that the file had when the form was opened. */
  slugBefore?: string;
  /** Pictures that are uploaded with the entry, by file name. */
  newPictures?: Surroundings['pictures'];
}

/** The texts of each translation of an entry and of its original, as they are in the index. */
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
  { file = '', slugBefore, newPictures = {} }: Partial<EntryToCheck> = {},
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

const problemKey = ({ file, field, message }: Problem): string => [file, field, message].join('\n');

/** The keys of the problems of whole contents: a check of all files takes long, and a form asks with every letter. */
const keysBefore = new WeakMap<ContentIndex, ReadonlySet<string>>();

/** Returns a predicate that is true for problems that the content had before a change. */
export function problemsBefore(index: ContentIndex) {
  const keys =
    keysBefore.get(index) ??
    new Set(checkSources(index.sources, surroundingsIn(index)).problems.map(problemKey));
  keysBefore.set(index, keys);
  return (problem: Problem): boolean => keys.has(problemKey(problem));
}

/** Returns the problems of an entry in all languages, errors first, and those that saving it causes in other files. */
export function checkEntry(entry: EntryToCheck, index: ContentIndex): Problem[] {
  const own = new Set(entry.sources.map(({ file }) => file));
  const wasThere = problemsBefore(index);
  const others = index.sources.filter(({ file }) => originalOf(file).original !== entry.file);
  const { problems, warnings } = checkSources(
    [...others, ...entry.sources],
    surroundingsIn(index, entry),
  );
  return [
    ...problems.filter((problem) => own.has(problem.file) || !wasThere(problem)),
    ...warnings.filter(({ file }) => own.has(file)),
  ];
}
