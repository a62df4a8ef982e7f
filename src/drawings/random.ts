/** Pseudo-random numbers, the same on every machine for the same seed. */

/** Returns the next number, from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The 32-bit FNV-1a hash of a string, as an unsigned number. */
export function hash(text: string): number {
  let value = FNV_OFFSET;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return value >>> 0;
}

/** A mulberry32 generator, seeded with the hash of `seed`. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
