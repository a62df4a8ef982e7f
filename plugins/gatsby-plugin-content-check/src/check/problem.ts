import type { Finding } from '../yaml/finding';

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
