/** Formats values and fields for sentences, and finds the word that was probably meant. */
import { distance } from 'fastest-levenshtein';
import type { Field } from '../../../../src/content/introspect';
import { fieldAt, type FieldPath } from './walk';

const MOST_SHOWN = 60;

/** Formats a text for quoting in a sentence: on one line, and truncated if it is long. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).trimEnd()}…` : line;
}

/** Describes a value: `the number 5`, `a list`. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return `the text "${shown(value)}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the yes-or-no value ${String(value)}`;
  if (value instanceof Date) return 'a date';
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** The number of code points. */
export const lengthOf = (text: string): number => [...text].length;

/** `"Title" (hero › cards › 3 › title)`: items count from 1. An empty path means the whole file. */
export function nameOf({ label }: Field, path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
  const quoted = `"${label ?? 'file'}"`;
  return steps.length === 0 ? quoted : `${quoted} (${steps.join(' › ')})`;
}

/** `nameOf` for the field at a path of a model. */
export const nameIn = (model: Field, path: FieldPath) => nameOf(fieldAt(model, path), path);

/** Offers a word. */
export const didYouMean = (word: string): string => `Did you mean "${word}"?`;

export interface Match {
  word: string;
  /** True if no other word is as close and the difference is a typing mistake. */
  isSure: boolean;
}

/** Ignores the most common mix-ups: case, hyphens, underscores and spaces. */
const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

const LONGEST = 80;

/** Finds the word closest to `written`; undefined if none is close. */
export function closest(written: string, words: readonly string[]): Match | undefined {
  const wanted = plain(written);
  if (wanted === '' || wanted.length > LONGEST) return undefined;
  const ranked = words
    .map((word) => ({ word, typos: distance(wanted, plain(word)) }))
    .sort((first, second) => first.typos - second.typos);
  const [best, next] = ranked;
  const most = Math.min(Math.max(2, Math.floor(wanted.length / 3)), wanted.length - 1);
  if (!best || best.typos > most) return undefined;
  const mostSure = Math.min(2, Math.floor(wanted.length / 4));
  const isAlone = next === undefined || next.typos > best.typos;
  return { word: best.word, isSure: isAlone && best.typos <= mostSure };
}

/** Suggests the word that was probably meant, formatted by `as`. */
export function meant(written: string, words: readonly string[], as = (word: string) => word) {
  const match = closest(written, words);
  return match ? { suggestion: didYouMean(as(match.word)) } : {};
}
