/** What a rule finds in a text, and the edits that correct it. */

/** A stretch of a text, in UTF-16 code units. */
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

/** What a rule finds in one file. */
export interface Finding extends Words {
  span: Span;
  /** Path of the field in the file; undefined for the file as a whole. */
  field?: string;
  /** The correction, where there is only one that makes sense. */
  fix?: TextEdit;
}

/** Makes all edits in a text. Of two that overlap, the later one is left out. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let reached = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < reached) continue;
    edited += text.slice(reached, edit.start) + edit.text;
    reached = edit.end;
  }
  return edited + text.slice(reached);
}

function before(offset: number, { start, end, text }: TextEdit): number {
  const shift = end - start - text.length;
  return offset >= start + text.length ? offset + shift : Math.min(offset, end);
}

/** The stretch of the original text that became `span` by `edits`, made one after the other. */
export function beforeEdits(span: Span, edits: readonly TextEdit[]): Span {
  const back = (offset: number) => edits.reduceRight<number>(before, offset);
  return { start: back(span.start), end: back(span.end) };
}
