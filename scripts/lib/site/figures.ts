/** Figures as the scripts print them. */

/** The median: the higher of the two middle figures if their number is even, NaN if there are none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((first, second) => first - second)[Math.floor(figures.length / 2)] ?? NaN;

/** The rows as a text table: the first column aligned left, the others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
}
