/** A full turn in radians. */
export const TURN = Math.PI * 2;

/** The value between `from` and `to` at `share` (0 gives `from`, 1 gives `to`). */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The smoothstep function: 0 below 0, 1 above 1, with zero slope at both ends. */
export function smoothStep(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** A bell curve of height 1 around `mean`. */
export const bell = (value: number, mean: number, deviation: number): number =>
  Math.exp(-((value - mean) ** 2) / (2 * deviation * deviation));

/** The whole numbers from 0 to `count - 1`. */
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

/** The item at an index that wraps around at both ends. Throws a RangeError for an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('The list has no item to choose from.');
  return item;
}
