/** Joins two changes of the same data, field by field. Pure. */
import sameValue from 'fast-deep-equal';
import { isRecord } from '../../../../src/basics/isRecord';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import { keyOf, pairItems } from './pairItems';

/** A field that two people have changed in different ways; `undefined` stands for a field that is gone. */
export interface Clash {
  /** Items count as in `mine`, whose form the editor has open; one that it lacks, as in `theirs`. */
  path: FieldPath;
  theirs: unknown;
}

/** Data with both changes, or, if there is no such thing, the fields that stand in the way. */
type Joined = { value: unknown } | { clashes: readonly Clash[] };

interface ValueVersions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A list with, for each item, the index of the item of the old list that it was; -1 if it is new. */
interface ChangedList {
  items: readonly unknown[];
  origins: readonly number[];
}

const isOrdered = ({ origins }: ChangedList): boolean => {
  const old = origins.filter((origin) => origin !== -1);
  return old.every((origin, index) => index === 0 || origin > (old[index - 1] ?? -1));
};

/** Returns the new items of a list by the old item before each; -1 at its beginning. */
function newItemsIn({ items, origins }: ChangedList): Map<number, unknown[]> {
  const added = new Map<number, unknown[]>();
  let before = -1;
  for (const [index, origin] of origins.entries()) {
    if (origin !== -1) before = origin;
    else addTo(added, before, [items[index]]);
  }
  return added;
}

function addTo(lists: Map<number, unknown[]>, place: number, items: readonly unknown[]): void {
  const list = lists.get(place);
  if (list) list.push(...items);
  else lists.set(place, [...items]);
}

/** Two lists with the one whose order is kept first. */
interface Order {
  first: ChangedList;
  second: ChangedList;
  isMineFirst: boolean;
}

class Join {
  readonly clashes: Clash[] = [];

  /** Adds a clash, after which no value counts. */
  private clash(path: FieldPath, theirs: unknown): undefined {
    this.clashes.push({ path, theirs });
  }

  /** Returns the joined value; it counts only if there are no clashes in the end. */
  value(path: FieldPath, versions: ValueVersions): unknown {
    const { base, mine, theirs } = versions;
    if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs;
    if (sameValue(theirs, base)) return mine;
    if (isRecord(mine) && isRecord(theirs)) {
      return this.group(path, isRecord(base) ? base : {}, mine, theirs);
    }
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      return this.list(path, base, mine, theirs) ?? this.clash(path, theirs);
    }
    return this.clash(path, theirs);
  }

  private group(
    path: FieldPath,
    base: Record<string, unknown>,
    mine: Record<string, unknown>,
    theirs: Record<string, unknown>,
  ) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const joined = [...names].map((name): [string, unknown] => [
      name,
      this.value([...path, name], {
        base: base[name],
        mine: mine[name],
        theirs: theirs[name],
      }),
    ]);
    return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
  }

  /** Returns undefined if both have moved items: then nobody can tell the order. */
  private list(
    path: FieldPath,
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
  ): unknown[] | undefined {
    const changed = (items: readonly unknown[]) => ({ items, origins: pairItems(base, items) });
    const my = changed(mine);
    const their = changed(theirs);
    if (isOrdered(my)) {
      return this.weave(path, base, { first: their, second: my, isMineFirst: false });
    }
    if (!isOrdered(their)) return undefined;
    return this.weave(path, base, { first: my, second: their, isMineFirst: true });
  }

  /** Keeps the order of `first`; adds and removes what `second` has added and removed. */
  private weave(path: FieldPath, base: readonly unknown[], order: Order): unknown[] {
    this.clashOverRemoved(path, base, order);
    const { first, second, isMineFirst } = order;
    const places = new Map(second.origins.map((origin, place) => [origin, place]));
    const after = addedAfter(first, second);
    return [
      ...(after.get(-1) ?? []),
      ...first.items.flatMap((item, index) => {
        const origin = first.origins[index] ?? -1;
        if (origin === -1) return [item];
        const place = places.get(origin);
        const other = place === undefined ? undefined : second.items[place];
        const sides = isMineFirst ? { mine: item, theirs: other } : { mine: other, theirs: item };
        const shown = isMineFirst ? index : (place ?? index);
        const value = this.value([...path, shown], { base: base[origin], ...sides });
        return [...(value === undefined ? [] : [value]), ...(after.get(origin) ?? [])];
      }),
    ];
  }

  /** Adds a clash for each item that one has changed and the other has removed. */
  private clashOverRemoved(
    path: FieldPath,
    base: readonly unknown[],
    { first, second, isMineFirst }: Order,
  ): void {
    const kept = new Set(first.origins);
    for (const [index, origin] of second.origins.entries()) {
      const isLost = origin !== -1 && !kept.has(origin);
      const changed = second.items[index];
      if (!isLost || sameValue(changed, base[origin])) continue;
      this.clash([...path, index], isMineFirst ? changed : undefined);
    }
  }
}

/**
 * Returns what `second`, which keeps the old order, has added and `first` has not, by the old item of `first` that
 * comes before: behind an item that `first` has removed, that is the last one that is left.
 */
function addedAfter(first: ChangedList, second: ChangedList): Map<number, unknown[]> {
  const own = new Set([...newItemsIn(first).values()].flat().map(keyOf));
  const kept = [...new Set(first.origins)].sort((one, other) => one - other);
  const after = new Map<number, unknown[]>();
  let next = 0;
  for (const [origin, items] of newItemsIn(second)) {
    while (next < kept.length && (kept[next] ?? 0) <= origin) next += 1;
    addTo(
      after,
      kept[next - 1] ?? -1,
      items.filter((item) => !own.has(keyOf(item))),
    );
  }
  return after;
}

/** Joins two changes of `base`. */
export function joinData(base: unknown, mine: unknown, theirs: unknown): Joined {
  const join = new Join();
  const value = join.value([], { base, mine, theirs });
  return join.clashes.length > 0 ? { clashes: join.clashes } : { value };
}
