/** Writes changed data into a YAML text. Only lines whose values have changed are touched. */
import sameValue from 'fast-deep-equal';
import { CST, isMap, isNode, isScalar, isSeq, parseDocument, type Scalar } from 'yaml';
import { isRecord } from '../../../../src/content/introspect';
import { pairItems } from './pairItems';
import { isFoldable, refold, write, writeBlock } from './writeYaml';

/** The lines above an entry up to the last blank one: they stay where they are, whatever moves. */
const GAP = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*\n/;

/** The comments directly above an entry, which go with it, and its indentation. */
const ABOVE = /^(?:[ \t]*#.*\n)*[ \t]*/;

const startOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? '';

/** The comment behind a value, on its line. */
function commentBehind({ sep = [], value }: CST.CollectionItem): string {
  const behindValue = value && 'end' in value ? value.end : undefined;
  const comment = (value ? behindValue : sep)?.find(({ type }) => type === 'comment');
  return comment ? ` ${comment.source}` : '';
}

/**
 * Replaces the entries of a block.
 * @param nodes the values of its present entries; the items behind those are comments
 * @param olds for each new entry, the index of the present one that it was; -1 for one that was not there
 * @param alone each new entry on its own: a group of one field, or a list of one item
 */
function changeBlock(
  block: CST.BlockMap | CST.BlockSequence,
  nodes: readonly unknown[],
  olds: readonly number[],
  alone: readonly object[],
): boolean {
  const { indent, items } = block;
  const margin = ' '.repeat(indent);
  const places = olds.filter((old) => old !== -1).sort((one, other) => one - other);
  if (places.length === 0) return false;
  // The indentation of the first entry is written behind the name of its block.
  const textOf = (item: CST.CollectionItem) =>
    (item === items[0] ? margin : '') + CST.stringify(item);
  const gaps = items.map((item) => startOf(textOf(item), GAP));
  const gapsTo = (end: number) => gaps.splice(0, end - items.length + gaps.length).join('');
  const texts = alone.map((entry, index) => {
    const old = olds[index] ?? -1;
    const item = items[old];
    if (!item) return `${margin}${writeBlock(entry, indent)}\n`;
    const above = gapsTo((places.shift() ?? 0) + 1);
    const isChanged = change(nodes[old], Object.values(entry)[0]);
    const own = textOf(item).replace(GAP, '');
    if (isChanged) return above + own;
    const written = writeBlock(entry, indent).replace(/$/m, () => commentBehind(item));
    return `${above}${startOf(own, ABOVE)}${written}\n`;
  });
  const comments = items.slice(nodes.length).map((item) => CST.stringify(item));
  const source = [...texts, gapsTo(nodes.length), ...comments].join('').trimStart();
  block.items = [{ start: [{ type: 'space', offset: 0, indent: 0, source }] }];
  return true;
}

/** The names of a changed group: those that were there, then each new one behind the one before it. */
function changedNames(before: readonly string[], value: Record<string, unknown>): string[] {
  const stated = Object.keys(value).filter((name) => value[name] !== undefined);
  const names = before.filter((name) => stated.includes(name));
  for (const [index, name] of stated.entries()) {
    if (!names.includes(name)) names.splice(names.indexOf(stated[index - 1] ?? '') + 1, 0, name);
  }
  return names;
}

/** Changes the words of a `>-` paragraph. */
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

function changeScalar({ type }: Scalar, token: CST.FlowScalar, value: unknown): boolean {
  const { source, indent } = token;
  if (typeof value === 'object' || source.includes('\n')) return false;
  const text = write([value], 0, type ?? 'PLAIN').slice('- '.length);
  // A text that has become a paragraph is written as one, below its field.
  const isTooLong = text.length > source.length && indent + text.length > 96;
  if (text.includes('\n') || (isTooLong && isFoldable(String(value)))) return false;
  token.source = text;
  return true;
}

/** Changes the tokens of a value; false where the entry round it has to be rewritten. */
function change(node: unknown, value: unknown): boolean {
  if (!isNode(node)) return false;
  const before: unknown = node.toJSON();
  if (sameValue(before, value)) return true;
  const { srcToken: token } = node;
  if (token?.type === 'block-map' && isMap(node) && isRecord(value)) {
    const present = node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
    const names = changedNames(present, value);
    const nodes = node.items.map((pair) => pair.value);
    const olds = names.map((name) => present.indexOf(name));
    const alone = names.map((name) => ({ [name]: value[name] }));
    return changeBlock(token, nodes, olds, alone);
  }
  if (token?.type === 'block-seq' && isSeq(node) && Array.isArray(before) && Array.isArray(value)) {
    const alone = value.map((one: unknown) => [one]);
    return changeBlock(token, node.items, pairItems(before, value), alone);
  }
  if (token?.type === 'block-scalar') return changeParagraph(token, value);
  return isScalar(node) && CST.isScalar(token) && changeScalar(node, token, value);
}

const read = (text: string) =>
  parseDocument(text, { customTags: ['timestamp'], logLevel: 'error', keepSourceTokens: true });

/**
 * The text `source` with its data changed to `data`. A text that is no YAML group, or that no edit in
 * place can change, is rewritten below its first comments; the result always holds `data`.
 */
export function patchYaml(source: string, data: Record<string, unknown>): string {
  // As Windows' editors write it; below, every line ends with LF.
  if (/\r\n/.test(source) && !/(?<!\r)\n/.test(source)) {
    return patchYaml(source.replace(/\r\n/g, '\n'), data).replace(/\n/g, '\r\n');
  }
  // The CMS trims the text that its form holds. Entries end with their line.
  if (source !== '' && !source.endsWith('\n')) return patchYaml(`${source}\n`, data);
  const { errors, contents } = read(source);
  const token = contents?.srcToken;
  const written = token ? CST.stringify(token) : '';
  if (errors.length === 0 && token && change(contents, data)) {
    const rest = source.slice(token.offset + written.length);
    const text = source.slice(0, token.offset) + CST.stringify(token) + rest;
    if (sameValue(read(text).toJSON(), data)) return text;
  }
  return `${startOf(source, /^(?:[ \t]*(?:#.*)?\n)*/)}${writeBlock(data)}\n`;
}
