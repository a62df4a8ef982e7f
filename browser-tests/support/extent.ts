/**
 * How much is tested. Each push tests a part that stands for the rest; `npm run test:browser:all`,
 * every night, tests every page and every line of every table.
 */
export const isWhole = process.env.BROWSER_TESTS === 'all';

/** The part of a list that this run tests. */
export const toTest = <Item>(
  all: readonly Item[],
  isInPart: (item: Item, index: number) => boolean,
): readonly Item[] => (isWhole ? all : all.filter(isInPart));
