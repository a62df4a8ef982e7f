/** The lines of a text: finds the line and column of an offset. */

export interface Place {
  line: number;
  column: number;
}

export class Lines {
  private readonly starts: number[] = [0];

  constructor(private readonly text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.starts.push(at + 1);
    }
  }

  /** Index of the line that holds `offset`, from 0. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Line and column of an offset, both from 1. */
  placeAt(offset: number): Place {
    const within = Math.max(0, Math.min(offset, this.text.length));
    const index = this.indexAt(within);
    return { line: index + 1, column: within - this.startOf(index) + 1 };
  }

  startOf(index: number): number {
    return this.starts[index] ?? this.text.length;
  }

  /** Offset of the end of a line, before its line break. */
  endOf(index: number): number {
    const next = this.starts[index + 1];
    if (next === undefined) return this.text.length;
    return this.text[next - 2] === '\r' && next - 2 >= this.startOf(index) ? next - 2 : next - 1;
  }

  /** A line without its line break; "" where there is no such line. */
  textOf(index: number): string {
    return this.text.slice(this.startOf(index), this.endOf(index));
  }

  get count(): number {
    return this.starts.length;
  }
}
