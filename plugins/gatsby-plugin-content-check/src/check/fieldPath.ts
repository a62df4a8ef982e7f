/** The way to a field of a file: the names of the groups and the places in the lists above it. */

export type FieldPath = readonly (string | number)[];

/** yup quotes a name that is no plain word: `["a.b"]`. */
const STEP = /\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g;

/** Reads a path as yup writes it: `how.cards[2].title`. */
export function readPath(path: string | undefined): FieldPath {
  return [...(path ?? '').matchAll(STEP)].map(([, quoted, index, name = '']) => {
    if (index !== undefined) return Number(index);
    return quoted ?? name;
  });
}

/** `how.cards[2].title`, as programs write it. */
export const writePath = (path: FieldPath): string =>
  path.reduce<string>((written, step) => {
    if (typeof step === 'number') return `${written}[${step}]`;
    return written === '' ? step : `${written}.${step}`;
  }, '');

/** `how › cards › 3 › title`, as people read it: items are counted from 1. */
export const readablePath = (path: FieldPath): string =>
  path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ');
