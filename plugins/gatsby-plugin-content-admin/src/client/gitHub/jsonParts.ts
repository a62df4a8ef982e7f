/** Reads parts of values that came as JSON, whatever they hold. Pure. */
import { partOf } from '../../../../../src/basics/partOf';

/** Returns a text in a value by its path; undefined if there is none. */
export const textIn = (value: unknown, ...steps: (string | number)[]): string | undefined => {
  const part = partOf(value, ...steps);
  return typeof part === 'string' ? part : undefined;
};

/** Returns a list in a value by its path; empty if there is none. */
export const listIn = (value: unknown, ...steps: (string | number)[]): unknown[] => {
  const part = partOf(value, ...steps);
  return Array.isArray(part) ? part : [];
};
