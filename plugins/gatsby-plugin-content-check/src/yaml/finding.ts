/** What a rule finds in a text. */
import type { Span, TextEdit } from './edits';

/** Report at most this many problems of one kind per file: no person has written a file with more. */
export const MOST_PROBLEMS = 100;

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
