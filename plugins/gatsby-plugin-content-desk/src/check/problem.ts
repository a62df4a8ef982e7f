/** What the check reports: something wrong at a place of a file, in a plain sentence. */

/** So many problems of one file say enough at once; a file with more is not one that a person wrote. */
export const MOST_PROBLEMS = 100;

/** A stretch of a text: offsets in UTF-16 code units, as JavaScript and editors count. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces a stretch of a text. */
export interface TextEdit extends Span {
  text: string;
}

/** What a rule finds in one file, before it is known which line that is. */
export interface Finding {
  span: Span;
  /** Path of the field in the file, "" for the file as a whole. */
  field: string;
  /** One plain sentence that names the field by its label. */
  message: string;
  /** What belongs there instead. */
  expected?: string;
  /** What was probably meant. */
  suggestion?: string;
  /** The correction, where there is only one that makes sense. */
  fix?: TextEdit;
  /** Only advice: nothing is broken. */
  isAdvice?: boolean;
}

/** One problem (or piece of advice) with its place. Lines and columns count from 1. */
export interface Problem {
  file: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  field: string;
  message: string;
  expected?: string;
  suggestion?: string;
  fix?: TextEdit;
  /** The line that the problem stands in, as it is written; "" where the file does not exist. */
  sourceLine: string;
}
