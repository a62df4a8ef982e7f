import { type ContentFile, findingAt } from '../check/contentFile';
import type { Problem } from '../check/format';
import type { FieldWords } from '../check/sentences';
import type { FieldPath } from '../check/walk';

/** A piece of advice on a field, with its place. */
export function adviceAt(file: ContentFile, path: FieldPath, given: FieldWords): Problem {
  const { span, field = '', ...words } = findingAt(file, path, given);
  const { line: endLine, column: endColumn } = file.lines.placeAt(span.end);
  const from = file.lines.placeAt(span.start);
  const sourceLine = file.lines.textOf(from.line - 1);
  const place = { file: file.file, field, ...from, endLine, endColumn, sourceLine };
  return { ...words, ...place, severity: 'warning' };
}
