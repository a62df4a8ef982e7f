/** Changes the data of a YAML text, and leaves the lines of unchanged values as they are. Pure. */
import sameValue from 'fast-deep-equal';
import { CST, isMap, isNode, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { isRecord } from '../../../../src/basics/isRecord';
import { pairItems } from './pairItems';
import { blockYaml, isFoldable, refold, toYaml } from './writeYaml';

/** The lines above an entry up to the last blank line: they stay in place when entries move. */
const GAP = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*\n/;

/** The comments directly above an entry, which move with it, and its indentation. */
const ABOVE = /^(?:[ \t]*#.*\n)*[ \t]*/;

const startOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';

function trailingComment({ sep = [], value }: CST.CollectionItem): string {
  const afterValue = value && 'end' in value ? value.end : undefined;
  const comment = (value ? afterValue : sep)?.find(({ type }) => type === 'comment');
  return comment ? ` ${comment.source}` : '';
}

/**
 * Replaces the entries of a block; returns false if no existing entry would be left.
 * @param oldIndexes for each entry of the new version, its index among the existing ones; -1 if it was added
 * @param entries the new version, each entry as a block of its own: a group of one field, or a list of one item
 */
function changeBlock(
  block: CST.BlockMap | CST.BlockSequence,
  nodes: readonly unknown[],
  oldIndexes: readonly number[],
  entries: readonly object[],
): boolean {
  const { indent, items } = block;
  const margin = ' '.repeat(indent);
  const places = oldIndexes.filter((index) => index !== -1).sort((a, b) => a - b);
  if (places.length === 0) return false;
  // The first entry's indentation belongs to the token before it.
  const textOf = (item: CST.CollectionItem) =>
    (item === items[0] ? margin : '') + CST.stringify(item);
  const gaps = items.map((item) => startOf(textOf(item), GAP));
  let written = 0;
  /** The gaps above the items up to this one that are not written yet. */
  const gapsTo = (end: number) => {
    const next = gaps.slice(written, end).join('');
    written = Math.max(written, end);
    return next;
  };
  const texts = entries.map((entry, index) => {
    const oldIndex = oldIndexes[index] ?? -1;
    const item = items[oldIndex];
    if (!item) return `${margin}${blockYaml(entry, indent)}\n`;
    const above = gapsTo((places.shift() ?? 0) + 1);
    const isPatched = change(nodes[oldIndex], Object.values(entry)[0]);
    const text = textOf(item).replace(GAP, '');
    if (isPatched) return above + text;
    const rewritten = blockYaml(entry, indent).replace(/$/m, () => trailingComment(item));
    return `${above}${startOf(text, ABOVE)}${rewritten}\n`;
  });
  const comments = items.slice(nodes.length).map((item) => CST.stringify(item));
  const source = [...texts, gapsTo(nodes.length), ...comments].join('').trimStart();
  block.items = [{ start: [{ type: 'space', offset: 0, indent: 0, source }] }];
  return true;
}

/** Returns the names of a changed group: existing names keep their order, each new name follows its predecessor. */
function changedNames(before: readonly string[], value: Record<string, unknown>): string[] {
  const stated = Object.keys(value).filter((name) => value[name] !== undefined);
  const existing = new Set(before);
  const atBeginning: string[] = [];
  /** The new names behind each existing one that stays. */
  const behind = new Map<string, string[]>();
  let following = atBeginning;
  for (const name of stated) {
    if (existing.has(name)) {
      following = [];
      behind.set(name, following);
    } else {
      following.push(name);
    }
  }
  const kept = before.filter((name) => behind.has(name));
  return [...atBeginning, ...kept.flatMap((name) => [name, ...(behind.get(name) ?? [])])];
}

/** Changes the words of a `>-` paragraph; returns false if the entry around it has to be rewritten. */
function changeParagraph(token: CST.BlockScalar, value: unknown): boolean {
  const indent = startOf(token.source, /^ */);
  const lines = token.source.trimEnd().split('\n');
  const words = lines.map((line) => line.slice(indent.length));
  const isFolded = /^>-\s/.test(CST.stringify(token)) && words.every(isFoldable);
  if (!isFolded || typeof value !== 'string' || !isFoldable(value)) return false;
  const changed = refold(words, value, indent.length);
  token.source = changed.map((line) => `${indent}${line}\n`).join('');
  return true;
}

/** Changes a value on one line; returns false if the entry around it has to be rewritten. */
function changeScalar({ type }: Scalar, token: CST.FlowScalar, value: unknown): boolean {
  const { source, indent } = token;
  if (typeof value === 'object' || source.includes('\n')) return false;
  const text = toYaml([value], 0, type ?? 'PLAIN').slice('- '.length);
  // A text that has grown into a paragraph is rewritten below its field.
  const isTooLong = text.length > source.length && indent + text.length > 96;
  if (text.includes('\n') || (isTooLong && isFoldable(String(value)))) return false;
  token.source = text;
  return true;
}

/** Changes the tokens of a value; returns false if the entry around it has to be rewritten. */
function change(node: unknown, value: unknown): boolean {
  if (!isNode(node)) return false;
  const before: unknown = node.toJSON();
  if (sameValue(before, value)) return true;
  const { srcToken: token } = node;
  if (token?.type === 'block-map' && isMap(node) && isRecord(value)) {
    const present = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    const names = changedNames(present, value);
    const nodes = node.items.map((pair) => pair.value);
    const indexes = new Map(present.map((name, index) => [name, index]));
    const oldIndexes = names.map((name) => indexes.get(name) ?? -1);
    const entries = names.map((name) => ({ [name]: value[name] }));
    return changeBlock(token, nodes, oldIndexes, entries);
  }
  if (token?.type === 'block-seq' && isSeq(node) && Array.isArray(before) && Array.isArray(value)) {
    const entries = value.map((item: unknown) => [item]);
    return changeBlock(token, node.items, pairItems(before, value), entries);
  }
  if (token?.type === 'block-scalar') return changeParagraph(token, value);
  return isScalar(node) && CST.isScalar(token) && changeScalar(node, token, value);
}

const parseTokens = (text: string) =>
  parseDocument(text, { customTags: ['timestamp'], logLevel: 'error', keepSourceTokens: true });

/**
 * Returns the text `source` with its data changed to `data`; lines with unchanged values stay. If it is not a YAML
 * mapping or cannot be patched, it is rewritten below its leading comments. The result always has exactly this data.
 */
export function patchYaml(source: string, data: Record<string, unknown>): string {
  // CRLF, as written by Windows editors; the code below expects LF.
  if (/\r\n/.test(source) && !/(?<!\r)\n/.test(source)) {
    return patchYaml(source.replace(/\r\n/g, '\n'), data).replace(/\n/g, '\r\n');
  }
  // The CMS trims texts, but the code below expects each entry to end with its line.
  if (source !== '' && !source.endsWith('\n')) return patchYaml(`${source}\n`, data);
  const { errors, contents } = parseTokens(source);
  const token = contents?.srcToken;
  const written = token ? CST.stringify(token) : '';
  if (errors.length === 0 && token && change(contents, data)) {
    const rest = source.slice(token.offset + written.length);
    const text = source.slice(0, token.offset) + CST.stringify(token) + rest;
    if (sameValue(parseTokens(text).toJSON(), data)) return text;
  }
  return `${startOf(source, /^(?:[ \t]*(?:#.*)?\n)*/)}${blockYaml(data)}\n`;
}
