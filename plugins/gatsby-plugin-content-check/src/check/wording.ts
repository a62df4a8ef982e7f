/** Values and fields as sentences name them. */
import type { Field } from '../../../../src/content/introspect';
import type { FieldPath } from './walk';

/** At most this much of a text is repeated in a sentence. */
const LONGEST = 60;

/** A text as a sentence repeats it: on one line and cut where it is long. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST).trimEnd()}…` : line;
}

/** What a value is, in words: `the number 5`, `a list`. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
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
  const name = path.findLast((step) => typeof step === 'string') ?? 'file';
  const steps = path.map((step) => (typeof step === 'number' ? step + 1 : step));
  const quoted = `"${label ?? name}"`;
  return steps.length === 0 ? quoted : `${quoted} (${steps.join(' › ')})`;
}

/** The sentence that offers a word. */
export const didYouMean = (word: string): string => `Did you mean "${word}"?`;
