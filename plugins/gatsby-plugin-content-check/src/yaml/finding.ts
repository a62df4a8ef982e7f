/** A range of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Explains a fault, without its place. */
export interface Diagnosis {
  /** One plain sentence that names the field by its label. */
  message: string;
  /** The expected value, or the next step. */
  expected?: string;
  /** The value that was probably meant. */
  suggestion?: string;
  /** True for advice: nothing is broken. */
  isAdvice?: boolean;
  /** True if a translation's original has changed since it was translated, or contains more. */
  isOutdated?: true;
}

/** A fault in one file, with its place. */
export interface Finding extends Diagnosis {
  span: Span;
  /** Path of the field in the file; undefined for the file as a whole. */
  field?: string;
}
