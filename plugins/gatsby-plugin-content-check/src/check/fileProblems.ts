/** Places the problems of a file at its fields and lines. */
import type { Field } from '../../../../src/content/model/introspect';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import type { Diagnosis } from '../yaml/diagnosis';
import type { Lines } from '../yaml/lines';
import type { Places } from './places';
import type { Problem } from './problem';
import type { FieldText } from './walk';

/** A file of `data/`, with what tells where its fields stand. */
export interface ReadFile {
  /** Path relative to the project, with forward slashes. */
  file: string;
  source: string;
  lines: Lines;
  model: Field;
  /** True if the file was read and its content fits the schema. */
  isWhole: boolean;
  problems: Problem[];
  places: Places;
  /** The texts as written, in the model's order. */
  texts: readonly FieldText[];
}

/** Turns a diagnosis into a problem with its line and column; without a span, at the start of the file. */
export function problemIn(
  file: string,
  lines: Lines,
  { span, isAdvice, ...diagnosis }: Diagnosis,
  field = '',
): Problem {
  const from = lines.placeAt(span?.start ?? 0);
  const { line: endLine, column: endColumn } = lines.placeAt(span?.end ?? 0);
  const sourceLine = lines.textOf(from.line - 1);
  const severity = isAdvice ? 'warning' : 'error';
  return { ...diagnosis, field, file, severity, ...from, endLine, endColumn, sourceLine };
}

/** Turns a diagnosis of a field into a problem, at the field's value unless the diagnosis has a span. */
export function problemAt(read: ReadFile, path: FieldPath, diagnosis: Diagnosis): Problem {
  const span = diagnosis.span ?? read.places.spanOf(path);
  return problemIn(read.file, read.lines, { ...diagnosis, span }, path.join('.'));
}
