import { LineCounter } from 'yaml';

/** A field's name, at the start of its line or of an item. */
const NAME = /^(?:[ \t]|- )*([\w-]+):(?=\s|$)/;

const ITEM = /^\s*- /;

/** The part of a line before its value: `  - name: `, `  - ` or `name: `. */
const VALUE_START = /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?/;

/** What word processors put before the items of a list. */
const BULLET = '[•●○◦▪■□‣⁃·∙➢➤✓✔\uf0a7\uf0b7\uf0d8]';

/** A line or a text that begins with such a mark, or with a dash or an asterisk in its place. */
export const BULLETED = new RegExp(
  String.raw`^[ \t]*(?:- )*(${BULLET}|[–—‒―−‐‑§→*](?=[ \t])|o(?=\t))`,
  'd',
);

/** What to write instead of such a mark. */
export const HYPHEN =
  'The items of a list begin with a hyphen and a space, which stand in the place of this mark.';

const matchLength = (pattern: RegExp, line: string): number => pattern.exec(line)?.[0].length ?? 0;

/** The column in which a line begins. */
export const indentOf = (line: string): number => matchLength(/^ */, line);

/** The column in which the fields of an item begin. */
const afterDashes = (line: string): number => matchLength(/^ *(?:- +)*/, line);

/** True for a line that begins a field or an item of a list. */
export const isFieldOrItem = (line: string): boolean => NAME.test(line) || ITEM.test(line);

/** Puts a text in single quotes, or in double ones (YAML supports JSON's escapes) if it contains a single quote. */
export const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

/** The lines of a text, by index from 0. */
export class Lines {
  private readonly counter = new LineCounter();

  constructor(readonly text: string) {
    this.counter.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g)) this.counter.addNewLine(index + 1);
  }

  indexAt(offset: number): number {
    return this.counter.linePos(offset).line - 1;
  }

  /** Line and column of an offset, both from 1. */
  placeAt(offset: number): { line: number; column: number } {
    const { line, col } = this.counter.linePos(Math.max(0, Math.min(offset, this.text.length)));
    return { line, column: col };
  }

  startOf(index: number): number {
    return this.counter.lineStarts[index] ?? this.text.length;
  }

  /** A line without its line break; "" if there is no such line. */
  textOf(index: number): string {
    return this.text.slice(this.startOf(index), this.startOf(index + 1)).replace(/\r?\n$/, '');
  }

  /** The offset of the value on the line that contains `offset`. */
  valueStart(offset: number): number {
    const index = this.indexAt(offset);
    return this.startOf(index) + matchLength(VALUE_START, this.textOf(index));
  }

  /** The index of the next line with content, or of the end of the text. */
  nextLine(index: number): number {
    const { length } = this.counter.lineStarts;
    let next = index + 1;
    while (next < length && /^\s*(?:#|$)/.test(this.textOf(next))) next += 1;
    return next;
  }

  /** The columns in which a line may begin, given the lines above it. */
  possibleIndents(index: number): number[] {
    const indents: number[] = [];
    for (let above = index - 1; above >= 0 && indents[0] !== 0; above -= 1) {
      const line = this.textOf(above);
      if (!isFieldOrItem(line)) continue;
      for (const indent of [afterDashes(line), indentOf(line)]) {
        if (indent < (indents[0] ?? Infinity)) indents.unshift(indent);
      }
    }
    return indents;
  }

  /** The value at an offset, in quotes; undefined if none begins there, or if it continues below. */
  quotedValue(start: number): string | undefined {
    const index = this.indexAt(start);
    const line = this.textOf(index);
    const written = line.slice(start - this.startOf(index)).trimEnd();
    const goesOn = indentOf(this.textOf(index + 1)) > afterDashes(line);
    const isPlain = written !== '' && !/\s#|\\/.test(written) && !goesOn;
    return isPlain && start === this.valueStart(start) ? quote(written) : undefined;
  }
}
