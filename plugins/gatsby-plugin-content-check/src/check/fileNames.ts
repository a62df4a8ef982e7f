/** Checks the names of files. Pure. */
import { kindOfAnyFile, kindOfFile, type KindName, kinds } from '../../../../src/content/kinds';
import type { Kind } from '../../../../src/content/model/kind';
import { originalOf } from '../../../../src/content/text/languages';
import type { Diagnosis } from '../yaml/diagnosis';
import { closest } from './closest';
import { didYouMean } from './sentences';

const singles = kinds.flatMap(({ file }) => file ?? []);
const folders = kinds.flatMap(({ folder }) => (folder === undefined ? [] : `${folder}/`));

/** A file's name without its extension. */
export const withoutEnding = (file: string): string => file.replace(/\.[^./]*$/, '');

/** The part of a file's path that names its entry: `risk` for `data/ar/services/risk.yaml`. */
export const entryName = (file: string): string => file.replace(/^.*\/|\.[^.]*$/g, '');

/** Replaces a file's extension with `.yaml`; a name without an extension stays as it is. */
export const withYamlEnding = (file: string): string => file.replace(/\.[^./]*$/, '.yaml');

/** True if the name is that of a copy: `risk - Copy.yaml` next to `risk.yaml`. */
export const isNamedAfter = (file: string, original: string): boolean =>
  file !== original && file.startsWith(withoutEnding(original));

/** Most file systems ignore letter case and the Unicode form of accents. */
const onDisk = (file: string): string => withYamlEnding(file.normalize('NFC').toLowerCase());

/** Maps the name of each file on most file systems to the file that is kept of those that share it. */
function keptFiles(files: readonly string[]): Map<string, string> {
  const names = new Set(files);
  const counts = (file: string): boolean => {
    const { original } = originalOf(file);
    return kindOfFile(original) !== undefined && names.has(original);
  };
  // Reversed, because a map keeps the last value of a key.
  const byRank = [...files.filter(counts), ...files].reverse();
  return new Map(byRank.map((file) => [onDisk(file), file]));
}

/** The words of a file's name, in lower case and without its extension. */
const wordsInName = (name: string): string[] =>
  withoutEnding(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The file of a single page of which this one is a copy by its name: "site - Copy.yaml", "Copy of site.yaml". */
function copiedFile(file: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? [];
  const words = wordsInName(name);
  return singles
    .filter((single) => single.startsWith(originalOf(folder).original))
    .map((single) => single.slice(originalOf(folder).original.length))
    .filter((single) => !single.includes('/') && words.length > wordsInName(single).length)
    .filter((single) => wordsInName(single).every((word) => words.includes(word)))
    .map((single) => folder + single)[0];
}

function strayFile(file: string, files: readonly string[]): Diagnosis {
  const original = copiedFile(file);
  if (original !== undefined) {
    return {
      message: `By its name, this file is a copy of ${original}; nobody reads it.`,
      expected: `Delete it. What has been changed in it belongs in ${original}.`,
    };
  }
  const [, ownFolder = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? [];
  // All these paths resemble each other: suggest only a near-exact match.
  const single = closest(file, singles);
  const folder = ownFolder === 'data/' ? undefined : closest(ownFolder, folders);
  const right = single?.isSure ? single.word : folder && folder.word + name;
  return {
    message: 'This file belongs to no kind of content.',
    expected: `Move it into one of the folders: ${folders.join(', ')}.`,
    // Whoever moves a file onto another loses that one.
    suggestion: right && !files.includes(right) ? didYouMean(right) : undefined,
  };
}

/** Returns a function that judges the name of one of these files, which is to be read if it has a `kind`. */
export function nameJudge(files: readonly string[]) {
  const kept = keptFiles(files);
  return (file: string): { kind?: Kind<KindName>; diagnosis?: Diagnosis } => {
    const other = kept.get(onDisk(file)) ?? file;
    if (other !== file) {
      const message = `Most disks take this file and ${other} for one.`;
      const expected =
        'Their names differ only by capital letters, by how an accent is stored or by ".yml". Keep one of them and delete the other, or give it a name of its own.';
      return { diagnosis: { message, expected } };
    }
    const renamed = withYamlEnding(file);
    const kind = kindOfAnyFile(renamed);
    if (!kind) return { diagnosis: strayFile(file, files) };
    if (renamed === file) return { kind };
    const message = 'The name of this file does not end in ".yaml".';
    const expected = `Rename it to ${renamed}: /admin shows no other files.`;
    return { kind, diagnosis: { message, expected } };
  };
}
