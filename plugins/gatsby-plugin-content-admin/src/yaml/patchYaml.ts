/**
 * Writes changed data into a YAML text. Only the lines whose values have changed are touched: comments,
 * quotes, line breaks and the order of the fields stay, so that an edited word is a diff of one line.
 */
import sameValue from 'fast-deep-equal';
import {
  CST,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../../../src/content/introspect';
import { pairItems } from './pairItems';
import { isFoldable, refold } from './refold';
import { safeType, writeField, writeFile, writeItem, writeOnOneLine } from './writeYaml';

/** Thrown where a value cannot be changed in place; the entry round it is then rewritten. */
class NotInPlace extends Error {}

/** An entry of a block as it is written: a field of a group, or an item of a list. */
interface Entry {
  /** The lines above it up to the last blank one; they stay where they are. */
  gap: string;
  /** The comments directly above it, which go with it, and its indentation. */
  above: string;
  /** Its name or dash, with what stands between that and its value. */
  head: string;
  node: unknown;
  /** What stands behind its value on the line. */
  tail: string;
}

/** An entry of the changed block, and the index of the old one that it was. */
interface Chunk {
  old?: number;
  text: string;
}

type Block = CST.BlockMap | CST.BlockSequence;

const textOf = (tokens: readonly CST.SourceToken[]): string =>
  tokens.map(({ source }) => source).join('');

const margin = ({ indent }: Block): string => ' '.repeat(indent);

const isDash = ({ type }: CST.SourceToken): boolean => type === 'seq-item-ind';

/** True for an item of a block that is more than comments below the last one. */
const isEntry = ({ start, key }: CST.CollectionItem): boolean =>
  key !== undefined || start.some(isDash);

/** @param nodes the values of the block's entries */
function entriesOf(block: Block, nodes: readonly unknown[]): Entry[] {
  const items: CST.CollectionItem[] = block.items.filter(isEntry);
  return items.map(({ start, key, sep = [], value }, index) => {
    const dash = start.findIndex(isDash);
    const [lead, sign] = dash === -1 ? [start, []] : [start.slice(0, dash), start.slice(dash)];
    // The indentation of the first entry stands behind the name of its block.
    const lines = index === 0 ? margin(block) : textOf(lead);
    const [gap = ''] = /^(?:.*\n)*[ \t]*\n/.exec(lines) ?? [];
    const behind = value && 'end' in value ? (value.end ?? []) : value ? [] : sep;
    const tail = behind.filter(({ type }) => ['space', 'comment', 'newline'].includes(type));
    return {
      gap,
      above: lines.slice(gap.length),
      head: textOf(sign) + CST.stringify({ start: [], key, sep }),
      node: nodes[index],
      tail: textOf(tail) || '\n',
    };
  });
}

/** The text of an entry with another value; rewritten where that cannot be changed in place. */
function changed({ above, head, node, tail }: Entry, value: unknown, write: () => string): string {
  try {
    return above + head + patched(node, value);
  } catch (error) {
    if (!(error instanceof NotInPlace)) throw error;
    return above + write() + tail;
  }
}

/** The text of a block of chunks. Gaps stay where they are, whatever entry now stands behind them. */
function joined(block: Block, entries: readonly Entry[], chunks: readonly Chunk[]): string {
  const places = chunks.flatMap(({ old }) => old ?? []).sort((one, other) => one - other);
  if (places.length === 0) throw new NotInPlace();
  let reached = 0;
  const gapsTo = (end: number) => {
    const gaps = entries.slice(reached, end).map(({ gap }) => gap);
    reached = end;
    return gaps.join('');
  };
  const texts = chunks.map(({ old, text }) => {
    const end = old === undefined ? reached : (places.shift() ?? 0) + 1;
    return gapsTo(end) + text;
  });
  const rest = block.items.filter((item) => !isEntry(item)).map((item) => CST.stringify(item));
  return [...texts, gapsTo(entries.length), ...rest].join('').trimStart();
}

function patchedGroup(
  { items }: YAMLMap,
  block: CST.BlockMap,
  value: Record<string, unknown>,
): string {
  const entries = entriesOf(
    block,
    items.map((pair) => pair.value),
  );
  const write = (name: string) => writeField(name, value[name], block.indent);
  const chunks = entries.flatMap((entry, old): (Chunk & { name: string })[] => {
    const key = items[old]?.key;
    const name = isScalar(key) ? String(key.value) : '';
    const own = value[name];
    return own === undefined ? [] : [{ old, name, text: changed(entry, own, () => write(name)) }];
  });
  let place = 0;
  for (const name of Object.keys(value).filter((one) => value[one] !== undefined)) {
    const found = chunks.findIndex((chunk) => chunk.name === name);
    if (found === -1) chunks.splice(place, 0, { name, text: `${margin(block)}${write(name)}\n` });
    place = (found === -1 ? place : found) + 1;
  }
  return joined(block, entries, chunks);
}

function patchedList(list: YAMLSeq, block: CST.BlockSequence, value: readonly unknown[]): string {
  const entries = entriesOf(block, list.items);
  const before: unknown[] = list.toJSON();
  const chunks = pairItems(before, value).map((old, index): Chunk => {
    const write = () => writeItem(value[index], block.indent);
    const entry = old === undefined ? undefined : entries[old];
    const text = entry ? changed(entry, value[index], write) : `${margin(block)}${write()}\n`;
    return { old, text };
  });
  return joined(block, entries, chunks);
}

/** The words of a `>-` paragraph. */
function patchedParagraph(token: CST.BlockScalar, value: unknown): string {
  const body = token.source.trimEnd().split('\n');
  const indent = /^ */.exec(body[0] ?? '')?.[0] ?? '';
  const lines = body.map((line) => line.slice(indent.length));
  const isPlain =
    CST.stringify({ ...token, source: '' }).trimEnd() === '>-' &&
    indent !== '' &&
    body.every((line) => line.startsWith(indent)) &&
    lines.every(isFoldable) &&
    typeof value === 'string' &&
    isFoldable(value) &&
    safeType(value) === undefined;
  if (!isPlain) throw new NotInPlace();
  const source = refold(lines, value, indent.length).map((line) => `${indent}${line}\n`);
  return CST.stringify({ ...token, source: source.join('') });
}

function patchedScalar({ type }: Scalar, token: CST.FlowScalar, value: unknown): string {
  const { source } = token;
  if (typeof value === 'object' || source.includes('\n')) throw new NotInPlace();
  const text = writeOnOneLine(value, type);
  // A text that has become a paragraph is written as one, below its field.
  const isTooLong =
    text !== undefined && text.length > source.length && token.indent + text.length > 96;
  if (text === undefined || (isTooLong && isFoldable(String(value)))) throw new NotInPlace();
  return CST.stringify({ ...token, source: text });
}

/**
 * The text of a value that has changed.
 * @throws NotInPlace where it has to be written anew
 */
function patched(node: unknown, value: unknown): string {
  if (!isNode(node) || !node.srcToken) throw new NotInPlace();
  const token = node.srcToken;
  if (sameValue(node.toJSON(), value)) return CST.stringify(token);
  if (token.type === 'block-map' && isMap(node) && isRecord(value)) {
    return patchedGroup(node, token, value);
  }
  if (token.type === 'block-seq' && isSeq(node) && Array.isArray(value)) {
    return patchedList(node, token, value);
  }
  if (token.type === 'block-scalar') return patchedParagraph(token, value);
  if (isScalar(node) && CST.isScalar(token)) return patchedScalar(node, token, value);
  throw new NotInPlace();
}

const read = (text: string) =>
  parseDocument(text, {
    customTags: ['timestamp'],
    logLevel: 'error',
    keepSourceTokens: true,
  });

/** The comments at the top of a text, with the blank lines between them. */
const head = (source: string): string => /^(?:[ \t]*(?:#.*)?\n)*/.exec(source)?.[0] ?? '';

/**
 * The text `source` with its data changed to `data`. A text that is no YAML group, or that no edit in
 * place can change, is rewritten below its first comments; the result always holds `data`.
 */
export function patchYaml(source: string, data: Record<string, unknown>): string {
  // The CMS trims the text that its form holds. Entries end with their line.
  if (source !== '' && !source.endsWith('\n')) return patchYaml(`${source}\n`, data);
  const { errors, contents } = read(source);
  const rewritten = () => head(source) + writeFile(data);
  if (errors.length > 0 || !isMap(contents) || !contents.srcToken) return rewritten();
  if (sameValue(contents.toJSON(), data)) return source;
  try {
    const { offset } = contents.srcToken;
    const end = offset + CST.stringify(contents.srcToken).length;
    const text = source.slice(0, offset) + patched(contents, data) + source.slice(end);
    return sameValue(read(text).toJSON(), data) ? text : rewritten();
  } catch (error) {
    if (!(error instanceof NotInPlace)) throw error;
    return rewritten();
  }
}
