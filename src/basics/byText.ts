/** Compares strings by code unit, for sorting: the same order in every language and on every machine. */
export const byText = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);
