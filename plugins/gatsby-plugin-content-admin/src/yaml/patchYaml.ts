/**
 * Writes changed data into a YAML text. Only the lines whose values have changed are touched: comments,
 * quotes, line breaks and the order of the fields stay, so that an edited word is a diff of one line.
 */
import sameValue from 'fast-deep-equal';
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Node,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { isRecord } from '../../../../src/content/introspect';
import { applyEdits, type TextEdit } from '../../../gatsby-plugin-content-check/browser';
import { pairItems } from './pairItems';
import { isFoldable, refold } from './refold';
import { safeType, writeField, writeFile, writeItem, writeOnOneLine } from './writeYaml';

/** Thrown where a change cannot be made in place; the entry round it is then rewritten. */
class NotInPlace extends Error {}

/** An entry of a block: a field of a group or an item of a list. */
interface Entry {
  /** Where it begins: at its name, or at the dash. */
  start: number;
  /** Where its last value ends, without what follows on the line. */
  end: number;
  node: Node | null;
}

/** Finds the places of one text and works out its edits. */
class Patch {
  readonly edits: TextEdit[] = [];

  constructor(private readonly source: string) {}

  private lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  private lineEnd(offset: number): number {
    const end = this.source.indexOf('\n', offset);
    return end === -1 ? this.source.length : end;
  }

  private columnOf(offset: number): number {
    return offset - this.lineStart(offset);
  }

  /** @param node the value of an entry that begins at `start` */
  private endOf(start: number, node: Node | null): number {
    const end = node?.range?.[1] ?? start;
    const isCollection = isMap(node) || isSeq(node);
    if (isCollection && node.flow) return end;
    const last: unknown = isCollection ? node.items.at(-1) : undefined;
    if (isPair(last)) return this.fieldOf(last).end;
    if (isNode(last)) return this.endOf(last.range?.[0] ?? 0, last);
    return start + this.source.slice(start, end).trimEnd().length;
  }

  private fieldOf({ key, value }: Pair): Entry & { name: string } {
    if (!isScalar(key) || typeof key.value !== 'string' || !key.range) throw new NotInPlace();
    const node = isNode(value) ? value : null;
    const start = key.range[0];
    return { name: key.value, start, end: this.endOf(start, node), node };
  }

  private itemsOf(list: YAMLSeq): Entry[] {
    let reached = list.range?.[0] ?? 0;
    return list.items.map((item) => {
      const node = isNode(item) ? item : null;
      const value = node?.range?.[0];
      if (value === undefined) throw new NotInPlace();
      const start = this.dashBetween(reached, value);
      const end = Math.max(this.endOf(value, node), start + 1);
      reached = this.lineEnd(end);
      return { start, end, node };
    });
  }

  /** The dash before an item; comments may hold dashes of their own. */
  private dashBetween(from: number, to: number): number {
    for (let at = from; at < to; at += 1) {
      const sign = this.source[at];
      if (sign === '#') at = this.lineEnd(at);
      else if (sign === '-') return at;
    }
    throw new NotInPlace();
  }

  /** Start of the comment lines that stand directly above an entry, or of the entry's own line. */
  private withComments(start: number, from: number): number {
    let top = this.lineStart(start);
    while (top > from) {
      const above = this.lineStart(top - 1);
      if (above < from || !/^[ \t]*#/.test(this.source.slice(above, top))) break;
      top = above;
    }
    return top;
  }

  /** Removes an entry with the comments directly above it; those above a block's first stay. */
  private remove(entries: readonly Entry[], index: number): void {
    const entry = entries[index];
    if (!entry) return;
    const before = entries[index - 1];
    const end = this.lineEnd(entry.end);
    const cut = (from: number, to: number) =>
      this.edits.push({ start: from, end: Math.min(to, this.source.length), text: '' });
    const line = this.lineStart(entry.start);
    if (before) cut(this.withComments(entry.start, this.lineEnd(before.end) + 1) - 1, end);
    else if (this.source.slice(line, entry.start).trim() === '') cut(line, end + 1);
    else cut(entry.start, end + (/^\s*/.exec(this.source.slice(end))?.[0].length ?? 0));
  }

  /** Inserts a written entry behind another, or before the first of the block. */
  private insert(entries: readonly Entry[], behind: number, text: string): void {
    const first = entries[0];
    if (!first) throw new NotInPlace();
    const indent = ' '.repeat(this.columnOf(first.start));
    const previous = entries[behind];
    const at = previous ? this.lineEnd(previous.end) : first.start;
    const own = previous ? `\n${indent}${text}` : `${text}\n${indent}`;
    this.edits.push({ start: at, end: at, text: own });
  }

  /** Changes the value inside an entry, or throws NotInPlace and leaves no edits. */
  private update(entry: Entry, value: unknown, rewrite: () => string): void {
    const count = this.edits.length;
    try {
      this.value(entry, value);
    } catch (error) {
      if (!(error instanceof NotInPlace)) throw error;
      this.edits.length = count;
      this.edits.push({ start: entry.start, end: entry.end, text: rewrite() });
    }
  }

  private value({ node, start }: Entry, value: unknown): void {
    if (node && sameValue(node.toJSON(), value)) return;
    if (isMap(node) && !node.flow && isRecord(value) && Object.keys(value).length > 0) {
      this.group(node, value);
    } else if (isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0) {
      this.list(node, value);
    } else if (isScalar(node)) this.scalar(node, value, this.columnOf(start));
    else throw new NotInPlace();
  }

  group(map: YAMLMap, value: Record<string, unknown>): void {
    const fields = map.items.map((pair) => this.fieldOf(pair));
    const indent = this.columnOf(fields[0]?.start ?? 0);
    const kept = fields.filter(({ name }) => value[name] !== undefined);
    if (kept.length === 0) throw new NotInPlace();
    for (const [index, field] of fields.entries()) {
      const own = value[field.name];
      if (own === undefined) this.remove(fields, index);
      else this.update(field, own, () => writeField(field.name, own, indent));
    }
    let behind = -1;
    for (const [name, own] of Object.entries(value)) {
      const place = fields.findIndex((field) => field.name === name);
      if (place !== -1) behind = place;
      else if (own !== undefined) this.insert(fields, behind, writeField(name, own, indent));
    }
  }

  private list(list: YAMLSeq, value: readonly unknown[]): void {
    const items = this.itemsOf(list);
    const indent = this.columnOf(items[0]?.start ?? 0);
    const pairs = pairItems(
      items.map(({ node }): unknown => node?.toJSON() ?? null),
      value,
    );
    const used = pairs.filter((old) => old !== undefined);
    if (used.length === 0) throw new NotInPlace();
    const isInOrder = used.every((old, at) => at === 0 || old > (used[at - 1] ?? -1));
    if (!isInOrder) {
      this.reorder(items, pairs, value, indent);
      return;
    }
    for (const index of items.keys()) if (!used.includes(index)) this.remove(items, index);
    let behind = -1;
    for (const [index, old] of pairs.entries()) {
      const own = value[index];
      const item = old === undefined ? undefined : items[old];
      if (old === undefined || !item) this.insert(items, behind, writeItem(own, indent));
      else {
        behind = old;
        this.update(item, own, () => writeItem(own, indent));
      }
    }
  }

  /** Writes a list whose items have changed places; each takes its comments with it. */
  private reorder(
    items: readonly Entry[],
    pairs: readonly (number | undefined)[],
    value: readonly unknown[],
    indent: number,
  ): void {
    const first = items[0];
    const last = items.at(-1);
    if (!first || !last) throw new NotInPlace();
    const margin = ' '.repeat(indent);
    /** Where an item's own lines begin: behind the blank lines that separate it from the one above. */
    const top = (index: number): number => {
      const above = items[index - 1];
      if (!above) return first.start;
      const from = this.lineEnd(above.end) + 1;
      return from + (/^(?:[ \t]*\n)*/.exec(this.source.slice(from))?.[0].length ?? 0);
    };
    const chunks = pairs.map((old, index) => {
      const own = value[index];
      const item = old === undefined ? undefined : items[old];
      const above = items[index - 1];
      // Blank lines stay where they are, whatever item now stands behind them.
      const gap =
        above && items[index] ? this.source.slice(this.lineEnd(above.end) + 1, top(index)) : '';
      if (old === undefined || !item) return gap + margin + writeItem(own, indent);
      const inner = new Patch(this.source);
      inner.update(item, own, () => writeItem(own, indent));
      const chunk = applyEdits(this.source, inner.edits, {
        start: top(old),
        end: this.lineEnd(item.end),
      });
      return gap + (old === 0 ? margin + chunk : chunk);
    });
    const text = chunks.join('\n').replace(/^ */, '');
    this.edits.push({ start: first.start, end: this.lineEnd(last.end), text });
  }

  private scalar(node: Scalar, value: unknown, indent: number): void {
    if (typeof value === 'object' && value !== null) throw new NotInPlace();
    const [start, end] = node.range ?? [0, 0];
    const written = this.source.slice(start, end);
    if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
      this.folded(written, start, value);
      return;
    }
    if (written === '' || written.includes('\n')) throw new NotInPlace();
    const text = writeOnOneLine(value, isScalarType(node.type) ? node.type : undefined);
    // A text that has become a paragraph is written as one, below its field.
    const isTooLong =
      text !== undefined && text.length > written.length && indent + text.length > 96;
    if (text === undefined || (isTooLong && isFoldable(String(value)))) throw new NotInPlace();
    this.edits.push({ start, end, text });
  }

  /** Changes the words of a `>-` paragraph. */
  private folded(written: string, start: number, value: unknown): void {
    const [header = '', ...body] = written.trimEnd().split('\n');
    const margin = /^ */.exec(body[0] ?? '')?.[0] ?? '';
    const lines = body.map((line) => line.slice(margin.length));
    const isPlain =
      header === '>-' &&
      margin !== '' &&
      body.every((line) => line.startsWith(margin)) &&
      lines.every(isFoldable) &&
      typeof value === 'string' &&
      isFoldable(value) &&
      safeType(value) === undefined;
    if (!isPlain) throw new NotInPlace();
    const text = [header, ...refold(lines, value, margin.length).map((line) => margin + line)];
    this.edits.push({ start, end: start + written.trimEnd().length, text: text.join('\n') });
  }
}

const isScalarType = (type: unknown): type is Scalar.Type =>
  type === 'PLAIN' || type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE';

const read = (text: string) =>
  parseDocument(text, { customTags: ['timestamp'], logLevel: 'error' });

/** The comments at the top of a text, with the blank lines between them. */
const head = (source: string): string => /^(?:[ \t]*(?:#.*)?\n)*/.exec(source)?.[0] ?? '';

/**
 * The text `source` with its data changed to `data`. A text that is no YAML group, or that no edit in
 * place can change, is rewritten below its first comments; the result always holds `data`.
 */
export function patchYaml(source: string, data: Record<string, unknown>): string {
  const rewritten = () => head(source) + writeFile(data);
  const document = read(source);
  const { contents } = document;
  if (document.errors.length > 0 || !isMap(contents) || contents.flow) return rewritten();
  if (sameValue(document.toJSON(), data)) return source;
  const patch = new Patch(source);
  try {
    patch.group(contents, data);
  } catch (error) {
    if (!(error instanceof NotInPlace)) throw error;
    return rewritten();
  }
  const patched = applyEdits(source, patch.edits);
  return sameValue(read(patched).toJSON(), data) ? patched : rewritten();
}
