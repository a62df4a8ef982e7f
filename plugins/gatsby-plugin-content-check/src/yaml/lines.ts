import { LineCounter } from 'yaml';

/** A field's name, at the start of its line or of an item. */
const NAME = /^(?:[ \t]|- )*([\w-]+):(?=\s|$)/;

const ITEM = /^\s*- /;

/** What comes before a value on its line: `  - name: ` or `  - ` or `name: `. */
const VALUE_START = /^(?:[ \t]|- )*(?:[\w-]+:[ \t]+)?/;

const lengthOf = (pattern: RegExp, line: string): number => pattern.exec(line)?.[0].length ?? 0;

export const indentOf = (line: string): number => lengthOf(/^ */, line);

/** The column in which the fields of an item begin. */
const behindDashes = (line: string): number => lengthOf(/^ *(?:- +)*/, line);

/** True for an empty line, or one with only a comment. */
const isBlank = (line: string): boolean => /^\s*(?:#|$)/.test(line);

export const isFieldOrItem = (line: string): boolean => NAME.test(line) || ITEM.test(line);

/** Puts a text into single quotes, if it has none; YAML's double quotes know all the escapes of JSON. */
export const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

/** The lines of a text, whether or not it is YAML. */
export class Lines {
  private readonly counter = new LineCounter();

  constructor(readonly text: string) {
    this.counter.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g)) this.counter.addNewLine(index + 1);
  }

  get count(): number {
    return this.counter.lineStarts.length;
  }

  /** Index of the line that holds `offset`, from 0. */
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

  /** A line without its line break; "" where there is no such line. */
  textOf(index: number): string {
    return this.text.slice(this.startOf(index), this.startOf(index + 1)).replace(/\r?\n$/, '');
  }

  /** Offset at which the value begins on the line of an offset. */
  valueStart(offset: number): number {
    const index = this.indexAt(offset);
    return this.startOf(index) + lengthOf(VALUE_START, this.textOf(index));
  }

  /** The next line below `index` that holds something; one past the end where none does. */
  nextLine(index: number): number {
    let next = index + 1;
    while (next < this.count && isBlank(this.textOf(next))) next += 1;
    return next;
  }

  /** Columns in which a line may begin, given the lines above it. */
  possibleIndents(index: number): number[] {
    const indents: number[] = [];
    for (let one = index - 1; one >= 0 && indents[0] !== 0; one -= 1) {
      const line = this.textOf(one);
      if (!isFieldOrItem(line)) continue;
      for (const indent of [behindDashes(line), indentOf(line)]) {
        if (indent < (indents[0] ?? Infinity)) indents.unshift(indent);
      }
    }
    return indents;
  }

  /** True where the line below belongs to the value that begins on line `index`. */
  private goesOn(index: number): boolean {
    const [line, next] = [this.textOf(index), this.textOf(index + 1)];
    if (isBlank(next) || indentOf(next) <= indentOf(line) || ITEM.test(next)) return false;
    return !(/^\s*-\s/.test(line) && NAME.test(next));
  }

  /** A value in quotes; undefined where it does not begin there, or goes on below. */
  quotedValue(start: number): string | undefined {
    const index = this.indexAt(start);
    const written = this.text
      .slice(start, this.startOf(index) + this.textOf(index).length)
      .trimEnd();
    const isPlain = written !== '' && !/\s#|\\/.test(written) && !this.goesOn(index);
    return isPlain && start === this.valueStart(start) ? quote(written) : undefined;
  }
}
