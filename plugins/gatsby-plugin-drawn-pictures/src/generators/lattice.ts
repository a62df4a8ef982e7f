import { lerp, range, TURN } from '../../../../src/drawings/maths';
import { disc, pearl, square } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 13;
/** The square grid of machines: its columns, first row and rows. */
const GRID_COLUMNS = 6;
const GRID_TOP = 4;
const GRID_ROWS = 5;

/** Real voices are scattered, machines sit on a perfect grid; one of the grid is the pearl. */
export const lattice: Generator = ({ width, height, palette, random }) => {
  const step = height / ROWS;
  const columns = Math.ceil(width / step) + 1;
  // In the right half, but whole also on narrow canvases.
  const lastFit = Math.floor(width / step - GRID_COLUMNS - 0.15);
  const gridLeft = Math.min(Math.round(columns * 0.5), lastFit);
  const inGrid = (column: number, row: number) =>
    column >= gridLeft &&
    column < gridLeft + GRID_COLUMNS &&
    row >= GRID_TOP &&
    row < GRID_TOP + GRID_ROWS;
  const pearlAt = { column: gridLeft + 2, row: GRID_TOP + 2 };
  const centre = (column: number, row: number) => ({
    x: (column + 0.25) * step,
    y: (row + 0.5) * step,
  });

  const voices = range(ROWS).flatMap((row) =>
    range(columns).map((column) => {
      const { x, y } = centre(column, row);
      const direction = random() * TURN;
      const weight = random();
      if (column === pearlAt.column && row === pearlAt.row) return '';
      if (inGrid(column, row)) return square(x, y, step * 0.6, palette.second);
      return disc(
        x + Math.cos(direction) * step * 0.17,
        y + Math.sin(direction) * step * 0.17,
        step * lerp(0.11, 0.36, weight * weight),
        palette.line,
      );
    }),
  );
  const { x, y } = centre(pearlAt.column, pearlAt.row);
  return voices.join('') + pearl(x, y, step * 0.62, palette);
};
