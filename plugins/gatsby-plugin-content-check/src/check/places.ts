import { isCollection, isMap, isNode, isScalar, isSeq, visit } from 'yaml';
import type { FieldPath } from '../../../../src/content/model/mapContent';
import type { Span } from '../yaml/diagnosis';
import { type Reading, readYaml } from '../yaml/readYaml';

interface Located {
  key?: Span;
  value?: unknown;
}

const nodeSpan = (node: unknown): Span | undefined =>
  isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined;

function shownSpan(node: unknown): Span | undefined {
  const span = nodeSpan(node);
  return span && span.end > span.start ? span : undefined;
}

function firstIn(node: unknown): unknown {
  if (isMap(node)) return node.items[0]?.key;
  return isSeq(node) ? node.items[0] : undefined;
}

function beginning(node: unknown): Span | undefined {
  return nodeSpan(firstIn(node) ?? node);
}

/** Finds fields in a file's text. Parses it again once it was told to forget: such files keep no document in memory. */
export class Places {
  /** @param renames maps the path of each corrected name to the name as written */
  constructor(
    private readonly source: string,
    private readonly renames: ReadonlyMap<string, string>,
    private reading?: Reading,
  ) {}

  forget(): void {
    this.reading = undefined;
  }

  private locate(path: FieldPath): Located | undefined {
    this.reading ??= readYaml(this.source);
    const { document } = this.reading;
    const steps = path.map(
      (step, depth) => this.renames.get(path.slice(0, depth + 1).join('.')) ?? step,
    );
    const value = document?.getIn(steps, true);
    if (value === undefined) return undefined;
    const group = document?.getIn(steps.slice(0, -1), true);
    const keys = isMap(group) ? group.items.map(({ key }) => key) : [];
    const name = keys.find((key) => isScalar(key) && key.value === steps.at(-1));
    return { key: nodeSpan(name), value };
  }

  /** The span to point at: the field's value, the name of a group or list, or the nearest group that exists. */
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

  /** The span of the piece at `index` of a field's text; undefined if the file writes it differently. */
  spanInText(path: FieldPath, value: string, index: number, piece: string): Span | undefined {
    let start = this.spanOf(path).start - 1;
    // Folding shifts offsets, so count the occurrences before it.
    for (let wanted = value.slice(0, index).split(piece).length; wanted > 0; wanted -= 1) {
      start = this.source.indexOf(piece, start + 1);
      if (start === -1) return undefined;
    }
    return { start, end: start + piece.length };
  }

  /** True if the file has the field, even without a value. */
  has(path: FieldPath): boolean {
    return this.locate(path) !== undefined;
  }

  /** The span of a missing field's name inside the text above, when it is indented too far. */
  swallowed(path: FieldPath): Span | undefined {
    const group = this.locate(path.slice(0, -1))?.value;
    if (!isNode(group)) return undefined;
    const name = String(path.at(-1));
    const line = new RegExp(`\\n[ \\t]+(${name}):(?=\\s|$)`, 'd');
    let span: Span | undefined;
    visit(group, {
      Scalar: (_key, { range }) => {
        const found = range && line.exec(this.source.slice(range[0], range[1]))?.indices?.[1];
        if (!found) return undefined;
        span = { start: range[0] + found[0], end: range[0] + found[1] };
        return visit.BREAK;
      },
    });
    return span;
  }

  /** The value as written; undefined if it spans several lines. */
  written(path: FieldPath): string | undefined {
    const span = shownSpan(this.locate(path)?.value);
    // The span of a collection includes its last line break.
    const text = span && this.source.slice(span.start, span.end).trimEnd();
    return text?.includes('\n') ? undefined : text;
  }
}
