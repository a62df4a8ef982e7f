/** Finds which items of a changed list are the old ones, moved or edited. */
import sameValue from 'fast-deep-equal';

/** How much two values have in common, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') {
    const [own, others] = [new Set(one.split(/\s+/)), new Set(other.split(/\s+/))];
    const shared = [...own].filter((word) => others.has(word)).length;
    return shared / Math.max(own.size, others.size);
  }
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return 0;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const likes = names.map((name) => likeness(Reflect.get(one, name), Reflect.get(other, name)));
  return likes.reduce((sum, like) => sum + like, 0) / Math.max(names.length, 1);
}

/** Less than this in common, and an item counts as a new one. */
const LEAST_LIKENESS = 0.3;

/** The same item is never taken for an edited one. */
const SAME = 3;

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
      const like = likeness(other, one);
      const score = like === 1 ? SAME : like + (distance === 0 ? inPlace : 0);
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
