/** Values in words. */

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

/** The number of signs that a reader counts. */
export const lengthOf = (text: string): number => [...text].length;
