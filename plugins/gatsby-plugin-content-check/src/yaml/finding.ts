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
}

export type Finding = Diagnosis & { span: Span };
