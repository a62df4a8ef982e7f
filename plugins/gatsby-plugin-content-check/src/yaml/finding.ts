/** What a rule finds in a text. */

/** A stretch of a text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** What is said about something wrong. */
export interface Words {
  /** One plain sentence that names the field by its label. */
  message: string;
  /** What belongs there instead. */
  expected?: string;
  /** What was probably meant. */
  suggestion?: string;
  /** Only advice: nothing is broken. */
  isAdvice?: boolean;
  /** Of a translation: its original has changed since, or says more. */
  isOutdated?: true;
}

/** What a rule finds in one file. */
export interface Finding extends Words {
  span: Span;
  /** Path of the field in the file; undefined for the file as a whole. */
  field?: string;
}
