/** Finds out which item of a changed list was which item of the old one. Pure. */
import sameValue from 'fast-deep-equal';
import { grouped } from '../../../../src/basics/grouped';
import { isRecord } from '../../../../src/basics/isRecord';

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

/**
 * With more pairs than these to compare, a program has rewritten the list: each item is compared with its place only.
 */
const MOST_PAIRS = 1000;

/** From 0 to 1, or to 2 for items in the same place: an item that is less like every former one counts as new. */
const LEAST_SCORE = 0.3;

/** Returns a text that is the same for equal data, in whatever order its fields stand. */
export const keyOf = (data: unknown): string =>
  JSON.stringify(data, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((name) => [name, value[name]]),
        )
      : value,
  );

/** Pairs equal items, each with the first that is free. */
function pairEqual(old: readonly unknown[], changed: readonly unknown[]): number[] {
  const keys = old.map(keyOf);
  const places = grouped(keys.keys(), (index) => keys[index]);
  // From the end, so that the first is taken first.
  for (const queue of places.values()) queue.reverse();
  return changed.map((item) => places.get(keyOf(item))?.pop() ?? -1);
}

/** Returns, for each item of `changed`, its index in `old`, or -1 if it is new. No index is used twice. */
export function pairItems(old: readonly unknown[], changed: readonly unknown[]): number[] {
  // An unchanged item, wherever it is now, ranks above all edited ones.
  const pairs = pairEqual(old, changed);
  const taken = new Set(pairs);
  const free = [...old.keys()].filter((oldIndex) => !taken.has(oldIndex));
  const open = [...pairs.keys()].filter((index) => pairs[index] === -1);
  // If the length is the same, most items were edited in place.
  const inPlace = old.length === changed.length ? 1 : 0;
  const isRewritten = open.length * free.length > MOST_PAIRS;
  const candidates = open.flatMap((index) => {
    const others = isRewritten ? [index].filter((place) => !taken.has(place)) : free;
    return others.map((oldIndex) => {
      const like = similarity(old[oldIndex], changed[index]);
      return { index, oldIndex, score: like + (index === oldIndex ? inPlace : 0) };
    });
  });
  candidates.sort((first, second) => second.score - first.score);
  for (const { index, oldIndex, score } of candidates) {
    const isFree = pairs[index] === -1 && !taken.has(oldIndex);
    if (!isFree || score < LEAST_SCORE) continue;
    pairs[index] = oldIndex;
    taken.add(oldIndex);
  }
  return pairs;
}
