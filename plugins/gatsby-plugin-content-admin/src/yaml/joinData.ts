/** Joins two changes of the same data, field by field. Pure. */
import sameValue from 'fast-deep-equal';
import { isRecord } from '../../../../src/content/model/introspect';
import { pairItems } from './pairItems';

type Path = readonly (string | number)[];

/** A field that two people have changed in different ways; `undefined` stands for a field that is gone. */
export interface Clash {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** A list with, for each item, the index of the item of the old list that it was; -1 if it is new. */
interface Changed {
  items: readonly unknown[];
  origins: readonly number[];
}

const isOrdered = ({ origins }: Changed): boolean => {
  const old = origins.filter((origin) => origin !== -1);
  return old.every((origin, index) => index === 0 || origin > (old[index - 1] ?? -1));
};

/** Returns the new items of a list by the old item before each; -1 at its beginning. */
function newItemsIn({ items, origins }: Changed): Map<number, unknown[]> {
  const added = new Map<number, unknown[]>();
  let before = -1;
  for (const [index, origin] of origins.entries()) {
    if (origin === -1) added.set(before, [...(added.get(before) ?? []), items[index]]);
    else before = origin;
  }
  return added;
}

class Join {
  readonly clashes: Clash[] = [];

  private clash(path: Path, { mine, theirs }: Three): unknown {
    this.clashes.push({ path, mine, theirs });
    return theirs;
  }

  value(path: Path, three: Three): unknown {
    const { base, mine, theirs } = three;
    if (sameValue(mine, base) || sameValue(mine, theirs)) return theirs;
    if (sameValue(theirs, base)) return mine;
    if (isRecord(mine) && isRecord(theirs)) {
      return this.group(path, isRecord(base) ? base : {}, mine, theirs);
    }
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      return this.list(path, base, mine, theirs) ?? this.clash(path, three);
    }
    return this.clash(path, three);
  }

  private group(
    path: Path,
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
    path: Path,
    base: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
  ): unknown[] | undefined {
    const [my, their] = [mine, theirs].map((items) => ({ items, origins: pairItems(base, items) }));
    if (!my || !their) return undefined;
    if (isOrdered(my)) return this.weave(path, base, their, my, false);
    return isOrdered(their) ? this.weave(path, base, my, their, true) : undefined;
  }

  /** Keeps the order of `first`; adds and removes what `second` has added and removed. */
  private weave(
    path: Path,
    base: readonly unknown[],
    first: Changed,
    second: Changed,
    isMineFirst: boolean,
  ): unknown[] {
    const added = newItemsIn(second);
    const own = newItemsIn(first);
    const isOwn = (item: unknown) => [...own.values()].flat().some((one) => sameValue(one, item));
    const addedAfter = (origin: number) => (added.get(origin) ?? []).filter((one) => !isOwn(one));
    const joined = (origin: number, index: number, item: unknown): unknown[] => {
      const place = second.origins.indexOf(origin);
      const other = place === -1 ? undefined : second.items[place];
      const sides = isMineFirst ? { mine: item, theirs: other } : { mine: other, theirs: item };
      const value = this.value([...path, index], { base: base[origin], ...sides });
      return value === undefined ? [] : [value];
    };
    const kept = new Set(first.origins);
    for (const [index, origin] of second.origins.entries()) {
      // Changed by one, removed by the other.
      const isLost = origin !== -1 && !kept.has(origin);
      if (isLost && !sameValue(second.items[index], base[origin])) {
        const [mine, theirs] = isMineFirst
          ? [undefined, second.items[index]]
          : [second.items[index], undefined];
        this.clashes.push({ path: [...path, origin], mine, theirs });
      }
    }
    // Behind an item that the other has removed, new items come after the last one that is left.
    const placeOf = (origin: number): number => {
      for (let old = origin; old >= 0; old -= 1) if (kept.has(old)) return old;
      return -1;
    };
    const after = new Map<number, unknown[]>();
    for (const origin of added.keys()) {
      const place = placeOf(origin);
      after.set(place, [...(after.get(place) ?? []), ...addedAfter(origin)]);
    }
    const rest = first.items.flatMap((item, index) => {
      const origin = first.origins[index] ?? -1;
      if (origin === -1) return [item];
      return [...joined(origin, index, item), ...(after.get(origin) ?? [])];
    });
    return [...(after.get(-1) ?? []), ...rest];
  }
}

/** Returns data with both changes of `base`, and the fields where they differ, which hold what `theirs` has. */
export function joinData(base: unknown, mine: unknown, theirs: unknown) {
  const join = new Join();
  const value = join.value([], { base, mine, theirs });
  return { value, clashes: join.clashes };
}
