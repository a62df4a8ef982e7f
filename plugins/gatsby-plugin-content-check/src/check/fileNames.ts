/** What is wrong with the names of files, whatever they hold. Pure. */
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import type { Words } from '../yaml/finding';
import { closest, didYouMean } from './wording';

const folders = kinds.flatMap(({ folder }) => (folder === undefined ? [] : `${folder}/`));

/** The same name with the ending that all files have. */
export const withEnding = (file: string): string => file.replace(/\.[^./]*$/, '.yaml');

/** True where a file is named as computers name copies: `risk - Copy.yaml` beside `risk.yaml`. */
export const isNamedAfter = (file: string, original: string): boolean =>
  file !== original && file.startsWith(original.replace(/\.[^./]*$/, ''));

/** The kind of a file, even where its name has another ending. */
export const kindOfMisnamed = (file: string) => kindOfFile(withEnding(originalOf(file).original));

/** Most disks ignore the case of letters and how an accent is stored. */
const onDisk = (file: string): string => withEnding(file.normalize('NFC').toLowerCase());

/** Of files that most disks take for one, those that have to go, each with the one that stays. */
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

/** The sentences about a file that most disks take for another. */
export const duplicateWords = (other: string): Words => ({
  message: `Most disks take this file and ${other} for one.`,
  expected:
    'Their names differ only by capital letters, by how an accent is stored or by ".yml". Keep one of them and delete the other, or give it a name of its own.',
});

function strayWords(file: string): Words {
  const singles = kinds.flatMap((kind) => kind.file ?? []);
  const [, written = '', name = ''] = /^(.*\/)(.*)$/.exec(file) ?? [];
  const folder = written === 'data/' ? undefined : closest(written, folders);
  // These paths are alike anyway: only a name that is nearly right says which was meant.
  const single = closest(file, singles);
  const right = single?.isSure ? single.word : folder && folder.word + name;
  return {
    message: 'This file belongs to no kind of content.',
    expected: `Move it into one of the folders: ${folders.join(', ')}.`,
    suggestion: right && didYouMean(right),
  };
}

/** What is wrong with the name of one file; undefined where nothing is. */
export function misnamed(file: string): Words | undefined {
  const renamed = withEnding(file);
  if (!kindOfMisnamed(file)) return strayWords(file);
  if (renamed === file) return undefined;
  return {
    message: 'The name of this file does not end in ".yaml".',
    expected: `Rename it to ${renamed}: /admin shows no other files.`,
  };
}
