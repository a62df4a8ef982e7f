/** Finds which items of a changed list are the old ones, moved or edited. */
import sameValue from 'fast-deep-equal';

/** All words of a text, or of the texts in a group or list. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsIn)
    : String(value).split(/\s+/);

/** How many of their words two values share, from 0 to 1; the same item is never taken for an edited one. */
function likeness(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 3;
  const [own, others] = [new Set(wordsIn(one)), new Set(wordsIn(other))];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared / Math.max(own.size, others.size, 1);
}

/** Less than this in common, and an item counts as a new one. */
const LEAST_LIKENESS = 0.3;

/**
 * For each item of `changed`, the index of the item of `old` that it was; -1 for a new item. No
 * index is given twice.
 */
export function pairItems(old: readonly unknown[], changed: readonly unknown[]): number[] {
  const pairs = changed.map(() => -1);
  // As many as before: most were edited where they are.
  const inPlace = old.length === changed.length ? 1 : 0;
  const candidates = changed.flatMap((one, index) =>
    old.map((other, oldIndex) => {
      const distance = Math.abs(index - oldIndex);
      const score = likeness(other, one) + (distance === 0 ? inPlace : 0);
      return { index, oldIndex, distance, score };
    }),
  );
  candidates.sort((one, other) => other.score - one.score || one.distance - other.distance);
  for (const { index, oldIndex, score } of candidates) {
    const isFree = pairs[index] === -1 && !pairs.includes(oldIndex);
    if (isFree && score >= LEAST_LIKENESS) pairs[index] = oldIndex;
  }
  return pairs;
}
