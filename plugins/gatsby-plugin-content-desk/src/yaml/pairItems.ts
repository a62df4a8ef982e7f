/** Finds which items of a changed list are the old ones, moved or edited. */
import { sameValue } from './sameValue';

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
  const areGroups =
    typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (!areGroups || Array.isArray(one) !== Array.isArray(other)) return 0;
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
  const most = Math.min(old.length, changed.length);
  for (let index = 0; index < most && sameValue(old[index], changed[index]); index += 1) {
    pair(index, index);
  }
  for (let back = 1; back <= most; back += 1) {
    const index = changed.length - back;
    const oldIndex = old.length - back;
    if (pairs[index] !== undefined || !isFree[oldIndex]) break;
    if (!sameValue(old[oldIndex], changed[index])) break;
    pair(index, oldIndex);
  }
  for (const [index, value] of changed.entries()) {
    if (pairs[index] !== undefined) continue;
    const same = old.findIndex((one, oldIndex) => isFree[oldIndex] && sameValue(one, value));
    if (same !== -1) pair(index, same);
  }
  const open = [...changed.keys()].filter((index) => pairs[index] === undefined);
  const free = [...old.keys()].filter((oldIndex) => isFree[oldIndex]);
  // As many as before: they were edited where they stand.
  const isEdited = open.length === free.length && open.every((index, at) => free[at] === index);
  for (const index of open) {
    let best: { oldIndex: number; score: number } | undefined;
    for (const oldIndex of free) {
      if (!isFree[oldIndex]) continue;
      const inPlace = isEdited && oldIndex === index ? 1 : 0;
      const score = likeness(old[oldIndex], changed[index]) + inPlace;
      if (score >= LEAST_LIKENESS && score > (best?.score ?? 0)) best = { oldIndex, score };
    }
    if (best) pair(index, best.oldIndex);
  }
  return pairs;
}
