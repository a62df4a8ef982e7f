import { LineCounter } from 'yaml';

/** The lines of a text: finds the line and column of an offset. */
export class Lines {
  private readonly counter = new LineCounter();

  constructor(readonly text: string) {
    this.counter.addNewLine(0);
    for (const { index } of text.matchAll(/\n/g)) this.counter.addNewLine(index + 1);
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

  /** Offset of the end of a line, before its line break. */
  endOf(index: number): number {
    return this.startOf(index) + this.textOf(index).length;
  }

  /** A line without its line break; "" where there is no such line. */
  textOf(index: number): string {
    return this.text.slice(this.startOf(index), this.startOf(index + 1)).replace(/\r?\n$/, '');
  }

  get count(): number {
    return this.counter.lineStarts.length;
  }
}
