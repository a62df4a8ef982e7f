/** Text that YAML reads without an error, though not as its author meant it. */
import { type Document, Scalar, visit } from 'yaml';
import type { Finding } from './finding';
import { indentOf } from './lines';

/** `- one` on a line that is indented too far is swallowed by the item above it. */
function swallowedItem(text: string, start: number, end: number): Finding | undefined {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lines = text.slice(lineStart, end).split('\n');
  const index = lines.findIndex((line, at) => {
    const above = lines[at - 1]?.trimEnd() ?? '';
    return above !== '' && /^\s*-\s/.test(line) && indentOf(line) > indentOf(above);
  });
  if (index === -1) return undefined;
  const before = [...lines.slice(0, index), ''].join('\n');
  const at = lineStart + before.length + indentOf(lines[index] ?? '');
  return {
    span: { start: at, end: at + 1 },
    message: 'This item is indented too far: it is read as the rest of the text above.',
    expected: 'All items of a list begin in the same column.',
  };
}

/** `Our #1 service`: what stands behind the "#" is a comment. */
function cutOff(text: string, end: number): Finding | undefined {
  const rest = /^[ \t]+(#(?=[^\s#])[^\n\r]*\S)/.exec(text.slice(end, end + 200));
  if (!rest) return undefined;
  const [whole, comment = ''] = rest;
  return {
    span: { start: end + whole.length - comment.length, end: end + whole.length },
    message: 'The text ends before the "#": what follows it is a comment.',
    expected: 'Put the whole text in quotes, or write a space behind the "#" of a comment.',
    isAdvice: true,
  };
}

/** What was probably meant otherwise. */
export function misread(text: string, document: Document): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type !== Scalar.PLAIN || !range) return;
      const finding = swallowedItem(text, range[0], range[1]) ?? cutOff(text, range[1]);
      if (finding) found.push(finding);
    },
  });
  return found;
}
