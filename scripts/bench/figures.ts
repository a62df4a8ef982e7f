/** Figures as the bench prints them. Pure. */

/** The middle one of some figures; the higher of two middle ones. NaN where there are none. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((first, second) => first - second)[Math.floor(figures.length / 2)] ?? NaN;

export const seconds = (figure: number): string => `${figure.toFixed(1)} s`;

/** Bytes as megabytes; a dash where nothing was measured. */
export const megabytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${Math.round(bytes / 2 ** 20)} MB`;

/** Lines of a table: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
