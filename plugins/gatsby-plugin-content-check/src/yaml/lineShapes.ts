/** What lines of content look like, where the library can say nothing of them. */
import type { TextEdit } from './edits';
import type { Lines } from './lines';

/** A field's name, at the start of its line or of an item. */
const NAME = /^(?:[ \t]|- )*([\w-]+):(?=\s|$)/;

const ITEM = /^\s*- /;

/** What stands before a value on its line: `  - name: ` or `  - ` or `name: `. */
const VALUE_START = /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?/;

const lengthOf = (pattern: RegExp, line: string): number => pattern.exec(line)?.[0].length ?? 0;

/** The column in which a line begins. */
export const indentOf = (line: string): number => lengthOf(/^ */, line);

/** The column in which the fields of an item begin. */
const behindDashes = (line: string): number => lengthOf(/^ *(?:- +)*/, line);

/** True for a line that holds nothing but a comment, if that. */
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);

export const isFieldOrItem = (line: string): boolean => NAME.test(line) || ITEM.test(line);

/** True where a text above does not go on here, whatever its indentation. */
export const beginsAnew = (line: string): boolean => isBlank(line) || isFieldOrItem(line);

/** Offset at which the value begins on the line of an offset. */
export function valueStart(lines: Lines, offset: number): number {
  const index = lines.indexAt(offset);
  return lines.startOf(index) + lengthOf(VALUE_START, lines.textOf(index));
}

/** The next line that holds something, from `index` in steps of `step`; the last where there is none. */
export function nextLine(lines: Lines, index: number, step: 1 | -1): number {
  const next = index + step;
  const isEnd = next < 0 || next >= lines.count;
  return isEnd || !isBlank(lines.textOf(next)) ? next : nextLine(lines, next, step);
}

/** The column in which a line is probably meant to begin, given the line above it. */
export function indentBelow(lines: Lines, index: number): number {
  const line = lines.textOf(nextLine(lines, index, -1));
  const indent = ITEM.test(lines.textOf(index)) ? indentOf(line) : behindDashes(line);
  return /(?::|[>|][+-]?)$/.test(line.trimEnd()) ? indent + 2 : indent;
}

/** Columns in which a line may begin, given the lines above it. */
export function possibleIndents(lines: Lines, index: number): number[] {
  const indents: number[] = [];
  let limit = Infinity;
  for (let one = index - 1; one >= 0 && limit > 0; one -= 1) {
    const line = lines.textOf(one);
    if (isBlank(line) || !isFieldOrItem(line)) continue;
    for (const indent of [behindDashes(line), indentOf(line)]) {
      if (indent >= limit) continue;
      limit = indent;
      indents.unshift(indent);
    }
  }
  return indents;
}

/** Puts a text into quotes, as this project's files have them: single ones where they do. */
export const quote = (text: string): string =>
  // YAML's double quotes know all the escapes of JSON.
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

/** True where the line below belongs to the value that begins on line `index`. */
function goesOn(lines: Lines, index: number): boolean {
  const line = lines.textOf(index);
  const next = lines.textOf(index + 1);
  if (isBlank(next) || indentOf(next) <= indentOf(line) || ITEM.test(next)) return false;
  return !(/^\s*-\s/.test(line) && NAME.test(next));
}

/** The edit that puts a value into quotes; none where it does not begin there, or goes on below. */
export function quoteValue(lines: Lines, start: number): TextEdit | undefined {
  const index = lines.indexAt(start);
  const written = lines.text.slice(start, lines.endOf(index)).trimEnd();
  const isPlain = written !== '' && !/\s#|\\/.test(written) && !goesOn(lines, index);
  return isPlain && start === valueStart(lines, start)
    ? { start, end: start + written.length, text: quote(written) }
    : undefined;
}
