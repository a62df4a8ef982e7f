/** Text that YAML reads without a complaint, though not as its author meant it. */
import { type Document, Scalar, visit } from 'yaml';
import type { Finding } from './problem';

/** `- one` on a line that is indented too far is swallowed by the item above it. */
function swallowedItem(text: string, start: number, end: number): Finding | undefined {
  const found = /\n[ \t]*(?=-[ \t])/.exec(text.slice(start, end));
  if (!found) return undefined;
  const at = start + found.index + found[0].length;
  return {
    span: { start: at, end: at + 1 },
    message: 'This item is indented too far: it is read as the rest of the text above.',
    expected: 'All items of a list begin in the same column.',
  };
}

/** `Our #1 service`: what stands behind the "#" is a comment. */
function cutOff(text: string, end: number): Finding | undefined {
  const rest = /^[ \t]+#(?=[^\s#])[^\n\r]*/.exec(text.slice(end, end + 200));
  if (!rest) return undefined;
  const start = end + rest[0].indexOf('#');
  return {
    span: { start, end: end + rest[0].trimEnd().length },
    message: 'The text ends before the "#": what follows it is a comment.',
    expected: 'Put the whole text in quotes, or write a space behind the "#" of a comment.',
    isAdvice: true,
  };
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** True where the text may hold such a slip: most texts have none, and need no walk through. */
function isSuspect(text: string): boolean {
  if (/[ \t]#[^\s#]/.test(text)) return true;
  const lines = text.split('\n');
  return lines.some((line, index) => {
    const above = lines[index - 1]?.trimEnd() ?? '';
    return (
      /^[ \t]*-[ \t]/.test(line) &&
      !/(?:[:>|+-]|^)$/.test(above) &&
      indentOf(line) > indentOf(above)
    );
  });
}

/** What was probably meant otherwise. */
export function misplaced(text: string, document: Document): Finding[] {
  if (!isSuspect(text)) return [];
  const found: Finding[] = [];
  visit(document, {
    Scalar: (_key, node) => {
      if (node.type !== Scalar.PLAIN || !node.range) return;
      const [start, end] = node.range;
      const finding = swallowedItem(text, start, end) ?? cutOff(text, end);
      if (finding) found.push(finding);
    },
  });
  return found;
}
