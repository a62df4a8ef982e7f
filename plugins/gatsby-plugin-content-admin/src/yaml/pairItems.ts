/** Finds which items of a changed list are the old ones, moved or edited. */
import sameValue from 'fast-deep-equal';

const words = (text: string): Set<string> => new Set(text.split(/\s+/));

/** How much two values have in common, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (sameValue(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') {
    const own = words(one);
    const others = words(other);
    const shared = [...own].filter((word) => others.has(word)).length;
    return shared / Math.max(own.size, others.size);
  }
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return 0;
  if (Array.isArray(one) !== Array.isArray(other)) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  let sum = 0;
  for (const name of names) sum += likeness(Reflect.get(one, name), Reflect.get(other, name));
  return names.size === 0 ? 0 : sum / names.size;
}

/** Less than this in common, and an item counts as a new one. */
const LEAST_LIKENESS = 0.3;

/**
 * For each item of `changed`, the index of the item of `old` that it was; undefined for a new item.
 * No index is given twice.
 */
export function pairItems(
  old: readonly unknown[],
  changed: readonly unknown[],
): (number | undefined)[] {
  const pairs = new Array<number | undefined>(changed.length).fill(undefined);
  const isFree = old.map(() => true);
  const pair = (index: number, oldIndex: number) => {
    pairs[index] = oldIndex;
    isFree[oldIndex] = false;
  };
  const isSame = (index: number, oldIndex: number) =>
    pairs[index] === undefined && isFree[oldIndex] && sameValue(old[oldIndex], changed[index]);
  const most = Math.min(old.length, changed.length);
  for (let index = 0; index < most && isSame(index, index); index += 1) pair(index, index);
  let last = changed.length - 1;
  for (const moved = old.length - changed.length; isSame(last, last + moved); last -= 1) {
    pair(last, last + moved);
  }
  for (const index of changed.keys()) {
    const same = old.findIndex((_one, oldIndex) => isSame(index, oldIndex));
    if (same !== -1) pair(index, same);
  }
  const open = [...changed.keys()].filter((index) => pairs[index] === undefined);
  const free = [...old.keys()].filter((oldIndex) => isFree[oldIndex]);
  // As many as before: they were edited where they stand.
  const isEdited = open.length === free.length && open.every((index, at) => free[at] === index);
  for (const index of open) {
    const [best] = free
      .filter((oldIndex) => isFree[oldIndex])
      .map((oldIndex) => {
        const inPlace = isEdited && oldIndex === index ? 1 : 0;
        return { oldIndex, score: likeness(old[oldIndex], changed[index]) + inPlace };
      })
      .sort((one, other) => other.score - one.score);
    if (best && best.score >= LEAST_LIKENESS) pair(index, best.oldIndex);
  }
  return pairs;
}
