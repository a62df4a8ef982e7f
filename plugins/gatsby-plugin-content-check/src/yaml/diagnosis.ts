export interface Span {
  start: number;
  end: number;
}

/** Explains a fault. */
export interface Diagnosis {
  /** By default, that of the field's value. */
  span?: Span;
  message: string;
  expected?: string;
  /** The value that was probably meant. */
  suggestion?: string;
  /** True for advice: nothing is broken. */
  isAdvice?: boolean;
  /** True if a translation's original has changed since it was translated, or contains more. */
  isOutdated?: true;
  /** The place in a translation's original, `data/services/risk.yaml:52`, as the message names it. */
  originalPlace?: string;
}

export type Finding = Diagnosis & { span: Span };

/** The most findings of one kind in a field: a program may have damaged every line. */
export const MOST_FINDINGS = 20;

/**
 * The first of some findings, with one in place of the others that says how many they are.
 * @param rest makes that one of the first that is left out
 */
export function firstOf<Found>(
  all: readonly Found[],
  rest: (next: Found, sentence: string) => Found,
): Found[] {
  const next = all[MOST_FINDINGS];
  if (next === undefined) return [...all];
  const left = all.length - MOST_FINDINGS;
  const [more, are] = left === 1 ? ['One more', 'is'] : [`${left} more`, 'are'];
  return [...all.slice(0, MOST_FINDINGS), rest(next, `${more} of this kind ${are} left out here.`)];
}
