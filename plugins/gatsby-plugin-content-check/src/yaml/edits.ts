/** Edits of a text: applies them, and finds where a place of the edited text was before. */

/** A stretch of a text: offsets in UTF-16 code units, as JavaScript and editors count. */
export interface Span {
  start: number;
  end: number;
}

/** Replaces a stretch of a text. */
export interface TextEdit extends Span {
  text: string;
}

/**
 * The text, or the stretch of it, with all edits made. Of two at one place the one that only inserts
 * comes first; of two that overlap, the later one is left out.
 */
export function applyEdits(
  text: string,
  edits: readonly TextEdit[],
  { start, end }: Span = { start: 0, end: text.length },
): string {
  let edited = '';
  let reached = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < reached || edit.end > end) continue;
    edited += text.slice(reached, edit.start) + edit.text;
    reached = edit.end;
  }
  return edited + text.slice(reached, end);
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
