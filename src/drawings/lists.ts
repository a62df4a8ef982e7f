/** The item at a place, counted round and round the list. Throws a RangeError on an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('The list has no item to choose from.');
  return item;
}
