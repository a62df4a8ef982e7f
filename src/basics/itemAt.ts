/** The item at an index that wraps around at both ends. Throws a RangeError for an empty list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('The list has no item to choose from.');
  return item;
}
