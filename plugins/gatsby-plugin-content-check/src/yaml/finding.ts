/** What a rule of the check finds in a file, and what the check reports of it. */

/** Report at most this many problems of one kind per file: no person has written a file with more. */
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
}

/** What a rule finds in one file, before it is known which line that is. */
export interface Finding extends Words {
  span: Span;
  /** Path of the field in the file; undefined for the file as a whole. */
  field?: string;
  /** The correction, where there is only one that makes sense. */
  fix?: TextEdit;
}

/** One problem (or piece of advice) with its place. Lines and columns count from 1. */
export interface Problem extends Omit<Finding, 'span' | 'isAdvice'> {
  file: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  field: string;
  /** The line that the problem stands in, as it is written; "" where the file does not exist. */
  sourceLine: string;
}
