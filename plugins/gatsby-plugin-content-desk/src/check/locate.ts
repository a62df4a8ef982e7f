/** Finds a field of the content in the text that it was read from. */
import { Document, isCollection, isMap, isNode, isScalar, isSeq, Node, Pair } from 'yaml';
import { FieldPath, writePath } from './fieldPath';
import { Span } from './problem';

/** A field whose name is mistyped: the path of the right name to the name as it is written. */
export type Renames = ReadonlyMap<string, string>;

export interface Located {
  /** The field's name; none for an item of a list. */
  key?: Span;
  /** What stands behind the name; undefined where nothing does. */
  value?: Node;
}

const spanOf = (node: unknown): Span | undefined => {
  if (!isNode(node) || !node.range) return undefined;
  return { start: node.range[0], end: node.range[1] };
};

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/** The node at a path; undefined where the text has none. */
export function locate(document: Document, path: FieldPath, renames: Renames): Located | undefined {
  let located: Located = { value: document.contents ?? undefined };
  for (const [depth, step] of path.entries()) {
    const { value } = located;
    if (isMap(value)) {
      const name = renames.get(writePath(path.slice(0, depth + 1))) ?? String(step);
      // Of two fields with one name the reader takes the last.
      const pair = [...value.items].reverse().find((one) => nameOf(one) === name);
      if (!pair) return undefined;
      located = { key: spanOf(pair.key), value: isNode(pair.value) ? pair.value : undefined };
    } else if (isSeq(value)) {
      const item = value.items[Number(step)];
      if (item === undefined) return undefined;
      located = { value: isNode(item) ? item : undefined };
    } else return undefined;
  }
  return located;
}

const isShown = (node: Node | undefined): boolean => {
  const span = spanOf(node);
  return span !== undefined && span.end > span.start;
};

/** True for what stands behind its name: a text, or a group or list in brackets. */
const isOneWord = (node: Node | undefined): boolean =>
  isShown(node) && (isScalar(node) || (isCollection(node) && node.flow === true));

/** The first name or word of a group or list. */
function beginning(node: Node | undefined): Span | undefined {
  if (isMap(node) && node.items[0]) return spanOf(node.items[0].key);
  if (isSeq(node) && node.items[0]) {
    const [first] = node.items;
    return isNode(first) ? (beginning(first) ?? spanOf(first)) : undefined;
  }
  return spanOf(node);
}

/** Where to point for a field: at its text, at the name of its group or list, or at the group above. */
export function pointAt(
  document: Document,
  path: FieldPath,
  renames: Renames,
  part: 'name' | 'value' = 'value',
): Span {
  for (let length = path.length; length >= 0; length -= 1) {
    const located = locate(document, path.slice(0, length), renames);
    if (!located) continue;
    const { key, value } = located;
    const isAsked = length === path.length && part === 'value';
    const span = (isAsked && isOneWord(value) ? spanOf(value) : key) ?? beginning(value);
    if (span) return span;
  }
  return { start: 0, end: 1 };
}

/** The stretch of a field's value; undefined where nothing stands there. */
export function valueSpan(document: Document, path: FieldPath, renames: Renames): Span | undefined {
  const value = locate(document, path, renames)?.value;
  return isShown(value) ? spanOf(value) : undefined;
}
