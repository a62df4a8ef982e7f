/** Values and fields as sentences name them, and the word that was probably meant. */
import { distance } from 'fastest-levenshtein';
import type { Field } from '../../../../src/content/introspect';
import { fieldAt, type FieldPath } from './walk';

/** Sentences repeat at most this much of a text. */
const MOST_SHOWN = 60;

/** A text as a sentence repeats it: on one line and cut where it is long. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).trimEnd()}…` : line;
}

/** What a value is, in words: `the number 5`, `a list`. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return `the text "${shown(value)}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `the yes-or-no value ${String(value)}`;
  if (value instanceof Date) return 'a date';
  return Array.isArray(value) ? 'a list' : 'a group of fields';
}

/** The number of characters that a reader counts. */
export const lengthOf = (text: string): number => [...text].length;

/** `"Title" (hero › cards › 3 › title)`: items are counted from 1. No path for the file as a whole. */
export function nameOf({ label }: Field, path: FieldPath): string {
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
  const quoted = `"${label ?? 'file'}"`;
  return steps.length === 0 ? quoted : `${quoted} (${steps.join(' › ')})`;
}

/** The same for the field of a model at a path. */
export const nameIn = (model: Field, path: FieldPath) => nameOf(fieldAt(model, path), path);

/** The sentence that offers a word. */
export const didYouMean = (word: string): string => `Did you mean "${word}"?`;

export interface Match {
  word: string;
  /** True where no other word comes near and the difference is a typing mistake. */
  isSure: boolean;
}

/** People mix up case, hyphens, underscores and spaces most. */
const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');

/** Nobody mistypes a whole paragraph for a word. */
const LONGEST = 80;

const letters = (word: string) => [...word].sort().join('');

/** The number of typing mistakes between two words; two letters that changed places are one. */
function typos(first: string, second: string): number {
  const count = distance(first, second);
  return count === 2 && letters(first) === letters(second) ? 1 : count;
}

/** The word of `words` that comes closest to `written`; undefined where none comes near. */
export function closest(written: string, words: readonly string[]): Match | undefined {
  const wanted = plain(written);
  if (wanted === '' || wanted.length > LONGEST) return undefined;
  const ranked = words
    .map((word) => ({ word, typos: typos(wanted, plain(word)) }))
    .sort((first, second) => first.typos - second.typos);
  const [best, next] = ranked;
  const most = Math.min(Math.max(2, Math.floor(wanted.length / 3)), wanted.length - 1);
  if (best && best.typos <= most) {
    // A word of five letters may have one, a longer one two.
    const mostSure = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
    const isAlone = next === undefined || next.typos > best.typos;
    return { word: best.word, isSure: isAlone && best.typos <= mostSure };
  }
  const begun = words.find((word) => {
    const [short, long] = [plain(word), wanted].sort((one, other) => one.length - other.length);
    return short !== undefined && short.length > 2 && long?.startsWith(short);
  });
  return begun === undefined ? undefined : { word: begun, isSure: false };
}

/** Offers the word that was probably meant, as it is to be written. */
export function meant(written: string, words: readonly string[], as = (word: string) => word) {
  const match = closest(written, words);
  return match ? { suggestion: didYouMean(as(match.word)) } : {};
}
