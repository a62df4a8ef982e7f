import sameValue from 'fast-deep-equal';

/** Returns the parts of a value: the words of a text, the fields of a group, the items of a list. */
const partsOf = (value: unknown): object =>
  typeof value === 'string'
    ? Object.fromEntries(value.split(/\s+/).map((word) => [word, true]))
    : Object(value);

function similarity(first: unknown, second: unknown): number {
  if (sameValue(first, second)) return 1;
  const parts = partsOf(first);
  const others = partsOf(second);
  const names = Object.keys(parts);
  const most = Math.max(names.length, Object.keys(others).length, 1);
  const sum = names.reduce(
    (total, name) => total + similarity(Reflect.get(parts, name), Reflect.get(others, name)),
    0,
  );
  return sum / most;
}

/** Returns, for each item of `changed`, its index in `old`, or -1 if it is new. No index is used twice. */
export function pairItems(old: readonly unknown[], changed: readonly unknown[]): number[] {
  const pairs = changed.map(() => -1);
  // If the length is the same, most items were edited in place.
  const inPlace = old.length === changed.length ? 1 : 0;
  const candidates = changed.flatMap((item, index) =>
    old.map((oldItem, oldIndex) => {
      const like = similarity(oldItem, item);
      // An unchanged item, wherever it is now, ranks above all edited ones.
      const score = like === 1 ? 3 : like + (index === oldIndex ? inPlace : 0);
      return { index, oldIndex, score };
    }),
  );
  candidates.sort((first, second) => second.score - first.score);
  for (const { index, oldIndex, score } of candidates) {
    const isFree = pairs[index] === -1 && !pairs.includes(oldIndex);
    // A less similar item counts as a new one.
    if (isFree && score >= 0.3) pairs[index] = oldIndex;
  }
  return pairs;
}
