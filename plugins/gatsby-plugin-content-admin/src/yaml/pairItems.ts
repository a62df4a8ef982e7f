/** Finds which items of a changed list are the old ones, moved or edited. */
import sameValue from 'fast-deep-equal';

/** What a value consists of: the words of a text, what a group or a list holds. */
const partsOf = (value: unknown): object =>
  typeof value === 'string'
    ? Object.fromEntries(value.split(/\s+/).map((word) => [word, true]))
    : Object(value);

/** How much two values have in common, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 1;
  const [own, others] = [partsOf(one), partsOf(other)];
  const names = Object.keys(own);
  const likes = names.map((name) => likeness(Reflect.get(own, name), Reflect.get(others, name)));
  const most = Math.max(names.length, Object.keys(others).length, 1);
  return likes.reduce((sum, like) => sum + like, 0) / most;
}

/** For each item of `changed`, the index of the item of `old` that it was, given once; -1 for a new item. */
export function pairItems(old: readonly unknown[], changed: readonly unknown[]): number[] {
  const pairs = changed.map(() => -1);
  // As many as before: most were edited where they are.
  const inPlace = old.length === changed.length ? 1 : 0;
  const candidates = changed.flatMap((one, index) =>
    old.map((other, oldIndex) => {
      const like = likeness(other, one);
      // The same item, wherever it is now, comes before any that was edited.
      const score = like === 1 ? 3 : like + (index === oldIndex ? inPlace : 0);
      return { index, oldIndex, score };
    }),
  );
  candidates.sort((one, other) => other.score - one.score);
  for (const { index, oldIndex, score } of candidates) {
    const isFree = pairs[index] === -1 && !pairs.includes(oldIndex);
    // With less in common, an item counts as a new one.
    if (isFree && score >= 0.3) pairs[index] = oldIndex;
  }
  return pairs;
}
