/** Where the fields of one file stand in its text. */
import { FieldPath } from './fieldPath';
import { locate, pointAt, Renames, valueSpan } from './locate';
import { swallowedName } from './oddities';
import { Span, TextEdit } from './problem';
import { Reading, readYaml } from './readYaml';

const START: Span = { start: 0, end: 1 };

/**
 * Finds fields in a file's text. The parsed text is large and asked for only where something is
 * wrong: it is read again then, and thousands of files in order need no room.
 */
export class Places {
  private reading: Reading | undefined;

  constructor(
    private readonly source: string,
    private readonly renames: Renames,
    reading: Reading,
  ) {
    this.reading = reading;
  }

  private get read(): Reading {
    this.reading ??= readYaml(this.source);
    return this.reading;
  }

  /** Lets go of the parsed text. */
  forget(): void {
    this.reading = undefined;
  }

  /** The place of a field in the file; of the group above it where the field is missing. */
  spanOf(path: FieldPath, part: 'name' | 'value' = 'value'): Span {
    const { document, inFile } = this.read;
    return document ? inFile(pointAt(document, path, this.renames, part)) : START;
  }

  /** True where the field stands in the file, if only with nothing behind its name. */
  has(path: FieldPath): boolean {
    const { document } = this.read;
    return document !== undefined && locate(document, path, this.renames) !== undefined;
  }

  /** The place of a missing field's name where it was swallowed by the text above it. */
  swallowed(path: FieldPath): Span | undefined {
    const { document, text, inFile } = this.read;
    const name = path[path.length - 1];
    if (!document || typeof name !== 'string') return undefined;
    const span = swallowedName(text, document, name);
    return span && this.holds(path.slice(0, -1), span) ? inFile(span) : undefined;
  }

  private valueOf(path: FieldPath): { span: Span; written: string } | undefined {
    const { document, text } = this.read;
    const span = document && valueSpan(document, path, this.renames);
    if (!span) return undefined;
    // The stretch of a group or list ends with its last line break.
    const written = text.slice(span.start, span.end).trimEnd();
    if (written === '' || written.includes('\n')) return undefined;
    return { span: { start: span.start, end: span.start + written.length }, written };
  }

  /** True where a stretch of the text that was read lies within a field's value. */
  holds(path: FieldPath, inner: Span): boolean {
    const { document } = this.read;
    const span = document && valueSpan(document, path, this.renames);
    return span !== undefined && inner.start >= span.start && inner.end <= span.end;
  }

  /** The value as it is written; undefined where it takes more than one line. */
  written(path: FieldPath): string | undefined {
    return this.valueOf(path)?.written;
  }

  /** The edit that writes another value; undefined where the value takes more than one line. */
  replace(path: FieldPath, text: string): TextEdit | undefined {
    const value = this.valueOf(path);
    return value && { ...this.read.inFile(value.span), text };
  }
}
