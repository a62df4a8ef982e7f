/** Applies edits to a text, and finds where a place of the edited text was before. */
import { Span, TextEdit } from './problem';

/** The text with one edit made. */
export const applyEdit = (text: string, { start, end, text: replacement }: TextEdit): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** The text with all edits made; of two that overlap, the later one is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((first, second) => first.start - second.start);
  let edited = '';
  let reached = 0;
  for (const edit of inOrder) {
    if (edit.start < reached) continue;
    edited += text.slice(reached, edit.start) + edit.text;
    reached = edit.end;
  }
  return edited + text.slice(reached);
}

function before(offset: number, { start, end, text }: TextEdit): number {
  if (offset < start) return offset;
  const shift = end - start - text.length;
  return offset >= start + text.length ? offset + shift : Math.min(offset, end);
}

/** The stretch of the original text that became `span` by `edits`, which were made in their order. */
export function beforeEdits(span: Span, edits: readonly TextEdit[]): Span {
  const back = (offset: number) => edits.reduceRight<number>(before, offset);
  return { start: back(span.start), end: back(span.end) };
}
