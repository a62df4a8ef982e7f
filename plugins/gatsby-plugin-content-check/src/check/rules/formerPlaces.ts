/** Recognises the items of a list after it has been put into another order. */
import type { Field } from '../../../../../src/content/model/introspect';
import { valuesIn } from '../../../../../src/content/model/mapContent';
import { isOwn } from '../../../../../src/content/model/translation';

const valuesWhere = (item: Field, value: unknown, isWanted: (field: Field) => boolean) =>
  new Map(
    valuesIn(item, value)
      .filter(({ field, value: held }) => isWanted(field) && held !== undefined)
      .map(({ path, value: held }) => [path.join('.'), held]),
  );

/** Returns an item's words, the values that translations write themselves, by path. */
export const wordsIn = (item: Field, value: unknown): Map<string, unknown> =>
  valuesWhere(item, value, isOwn);

/** What an item is recognised by, the surest first: all of it, its words, or what translations share of it. */
const PARTS = ['whole', 'words', 'shared'] as const;

type Keys = Record<(typeof PARTS)[number], string>;

/** Returns strings that are equal if those parts of two items are. */
function keysOf(item: Field, value: unknown): Keys {
  const words = JSON.stringify([...wordsIn(item, value)]);
  const shared = JSON.stringify([...valuesWhere(item, value, (field) => !isOwn(field))]);
  return { whole: words + shared, words, shared };
}

/** Returns the index of each key; undefined for a key that several items have. */
function onlyIndexes(keys: readonly string[]): Map<string, number | undefined> {
  const indexes = new Map<string, number | undefined>();
  for (const [index, key] of keys.entries()) {
    indexes.set(key, indexes.has(key) ? undefined : index);
  }
  return indexes;
}

interface Place {
  /** The index that the item had before; undefined if no part of it is found only once both then and now. */
  former: number | undefined;
  /** True if neither the words nor the shared values at its index are those of before. */
  isNewHere: boolean;
}

/** Returns where each item of a list comes from. */
export function formerPlaces(
  item: Field,
  before: readonly unknown[],
  after: readonly unknown[],
): Place[] {
  const then = before.map((value) => keysOf(item, value));
  const now = after.map((value) => keysOf(item, value));
  const only = PARTS.map((part) => ({
    part,
    then: onlyIndexes(then.map((keys) => keys[part])),
    now: onlyIndexes(now.map((keys) => keys[part])),
  }));
  return now.map((keys, index) => {
    const found = only.find(({ part, ...known }) => {
      const key = keys[part];
      return known.now.get(key) !== undefined && known.then.get(key) !== undefined;
    });
    const here = then[index];
    return {
      former: found?.then.get(keys[found.part]),
      isNewHere: keys.words !== here?.words && keys.shared !== here?.shared,
    };
  });
}
