/** The places of a file's fields in its text. */
import { isCollection, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import type { Span } from '../yaml/finding';
import { type Reading, readYaml } from '../yaml/readYaml';
import { type FieldPath, writePath } from './walk';

/** The place of one field: its name, which items of lists lack, and its value, if any. */
interface Located {
  key?: Span;
  value?: unknown;
}

const spanOf = (node: unknown): Span | undefined =>
  isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined;

function shownSpan(node: unknown): Span | undefined {
  const span = spanOf(node);
  return span && span.end > span.start ? span : undefined;
}

function beginning(node: unknown): Span | undefined {
  const first: unknown = isMap(node) ? node.items[0]?.key : isSeq(node) ? node.items[0] : undefined;
  return spanOf(first ?? node);
}

/** Finds fields in a file's text, which it parses again for that: files in order keep no parsed text. */
export class Places {
  private reading?: Reading;

  /** @param renames from the path of each corrected name to the name as written */
  constructor(
    private readonly source: string,
    private readonly renames: ReadonlyMap<string, string>,
  ) {}

  private get read(): Reading {
    this.reading ??= readYaml(this.source);
    return this.reading;
  }

  /** Frees the parsed text. */
  forget(): void {
    this.reading = undefined;
  }

  private locate(path: FieldPath): Located | undefined {
    const { document } = this.read;
    let located: Located | undefined = document && { value: document.contents };
    for (const [depth, step] of path.entries()) {
      const value = located?.value;
      if (isMap(value)) {
        const name = this.renames.get(writePath(path.slice(0, depth + 1))) ?? String(step);
        // Of two fields with one name the reader takes the last.
        const pair = value.items.findLast(
          ({ key }) => String(isScalar(key) ? key.value : key) === name,
        );
        located = pair && { key: spanOf(pair.key), value: pair.value };
      } else {
        const item = isSeq(value) ? value.items[Number(step)] : undefined;
        located = item === undefined ? undefined : { value: item };
      }
    }
    return located;
  }

  /** Where to point for a field: at its text, at the name of its group or list, or at the group above it. */
  spanOf(path: FieldPath, part: 'name' | 'value' = 'value'): Span {
    for (let length = path.length; length >= 0; length -= 1) {
      const { key, value } = this.locate(path.slice(0, length)) ?? {};
      const isOneWord = isScalar(value) || (isCollection(value) && value.flow);
      const isAsked = length === path.length && part === 'value' && isOneWord;
      const span = (isAsked ? shownSpan(value) : undefined) ?? key ?? beginning(value);
      if (span) return span;
    }
    return { start: 0, end: 1 };
  }

  /** The place in the file of the piece that begins at `index` of a field's text. */
  spanInText(path: FieldPath, value: string, index: number, piece: string): Span | undefined {
    let start = this.spanOf(path).start - 1;
    // The file breaks its lines elsewhere than the text: the pieces are counted instead.
    for (let wanted = value.slice(0, index).split(piece).length; wanted > 0; wanted -= 1) {
      start = this.source.indexOf(piece, start + 1);
      if (start === -1) return undefined;
    }
    return { start, end: start + piece.length };
  }

  /** True where the file has the field, even with nothing behind its name. */
  has(path: FieldPath): boolean {
    return this.locate(path) !== undefined;
  }

  /** The place of a missing field's name inside the text above it: it is indented too far. */
  swallowed(path: FieldPath): Span | undefined {
    const { document } = this.read;
    const { source } = this;
    const name = path.at(-1);
    if (!document || typeof name !== 'string') return undefined;
    const line = new RegExp(`\\n[ \\t]+${name}:(?=\\s|$)`);
    let span: Span | undefined;
    visit(document, {
      Scalar(_key, { range }) {
        const found = range && line.exec(source.slice(range[0], range[1]));
        if (!found || span) return;
        const end = range[0] + found.index + found[0].length - 1;
        span = { start: end - name.length, end };
      },
    });
    return span && this.holds(path.slice(0, -1), span) ? span : undefined;
  }

  /** True where a stretch of the text lies within a field's value. */
  holds(path: FieldPath, inner: Span): boolean {
    const span = shownSpan(this.locate(path)?.value);
    return span !== undefined && inner.start >= span.start && inner.end <= span.end;
  }

  /** The value as written; undefined where it takes more than one line. */
  written(path: FieldPath): string | undefined {
    const span = shownSpan(this.locate(path)?.value);
    // The stretch of a group or list ends with its last line break.
    const text = span && this.source.slice(span.start, span.end).trimEnd();
    return text?.includes('\n') ? undefined : text;
  }
}
