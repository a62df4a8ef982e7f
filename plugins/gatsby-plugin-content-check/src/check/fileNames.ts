/** Checks the names of files. Pure. */
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import type { Diagnosis } from '../yaml/finding';
import { closest, didYouMean } from './wording';

const singles = kinds.flatMap(({ file }) => file ?? []);
const folders = kinds.flatMap(({ folder }) => (folder === undefined ? [] : `${folder}/`));

/** A file's name without its extension. */
export const withoutEnding = (file: string): string => file.replace(/\.[^./]*$/, '');

/** Replaces a file's extension with `.yaml`; a name without an extension stays as it is. */
export const withEnding = (file: string): string => file.replace(/\.[^./]*$/, '.yaml');

/** True if the name is that of a copy: `risk - Copy.yaml` next to `risk.yaml`. */
export const isNamedAfter = (file: string, original: string): boolean =>
  file !== original && file.startsWith(withoutEnding(original));

/** The kind of a file, even if its extension is wrong. */
export const kindOfMisnamed = (file: string) => kindOfFile(withEnding(originalOf(file).original));

/** Most file systems ignore letter case and the Unicode form of accents. */
const onDisk = (file: string): string => withEnding(file.normalize('NFC').toLowerCase());

/** Maps each file whose name clashes with another's on most file systems to the file that is kept. */
export function duplicates(files: readonly string[]): Map<string, string> {
  const names = new Set(files);
  const counts = (file: string): boolean => {
    const { original } = originalOf(file);
    return kindOfFile(original) !== undefined && names.has(original);
  };
  const kept = new Map<string, string>();
  for (const file of [...files.filter(counts), ...files]) {
    if (!kept.has(onDisk(file))) kept.set(onDisk(file), file);
  }
  const pairs = files.map((file) => [file, kept.get(onDisk(file)) ?? file] as const);
  return new Map(pairs.filter(([file, other]) => file !== other));
}

/** Reports a file whose name clashes with `other` on most file systems. */
export const duplicateFile = (other: string): Diagnosis => ({
  message: `Most disks take this file and ${other} for one.`,
  expected:
    'Their names differ only by capital letters, by how an accent is stored or by ".yml". Keep one of them and delete the other, or give it a name of its own.',
});

/** Checks the name of one file; undefined if nothing is wrong. */
export function misnamed(file: string): Diagnosis | undefined {
  const renamed = withEnding(file);
  if (kindOfMisnamed(file)) {
    if (renamed === file) return undefined;
    return {
      message: 'The name of this file does not end in ".yaml".',
      expected: `Rename it to ${renamed}: /admin shows no other files.`,
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
    suggestion: right && didYouMean(right),
  };
}
