import { byText } from '../../../../src/basics/byText';
import type { Diagnosis } from '../yaml/diagnosis';

/** A problem or piece of advice, with its place. Lines and columns count from 1. */
export interface Problem extends Omit<Diagnosis, 'span' | 'isAdvice'> {
  file: string;
  severity: 'error' | 'warning';
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** Path of the field in the file, like `how.cards.0.title`; "" for the file as a whole. */
  field: string;
  /** The line with the problem; "" if the file does not exist. */
  sourceLine: string;
}

/** Compares problems by file, line and column, for sorting. */
export const byPlace = (one: Problem, other: Problem): number =>
  byText(one.file, other.file) || one.line - other.line || one.column - other.column;
