import { range } from '../../../../src/drawings/maths';
import { pearl, rectangle, square } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 3;
/** Squares in a block, and how many of them leave room for the pearl. */
const NESTED = 6;
const NESTED_ROUND_PEARL = 3;

/** Chained blocks of nested squares that look in different directions. */
export const blocks: Generator = ({ width, height, palette, random }) => {
  const side = height / ROWS;
  const columns = Math.ceil(width / side);
  const left = (width - columns * side) / 2;
  const pearlAt = { column: Math.floor(columns / 2), row: 1 };

  const tiles = range(ROWS).flatMap((row) =>
    range(columns).map((column) => {
      const x = left + (column + 0.5) * side;
      const y = (row + 0.5) * side;
      const driftX = (random() - 0.5) * 0.3;
      const driftY = (random() - 0.5) * 0.3;
      const holdsPearl = column === pearlAt.column && row === pearlAt.row;
      const inverse = (column + row) % 2;
      const nested = range(holdsPearl ? NESTED_ROUND_PEARL : NESTED).map((index) => {
        const size = side * (1 - (index + 1) / 7.6);
        // Each square may move as far as the one round it leaves room.
        const [dx, dy] = holdsPearl ? [0, 0] : [driftX * (side - size), driftY * (side - size)];
        const dark = (index + 1 + inverse) % 2 === 1;
        return square(x + dx, y + dy, size, dark ? palette.line : palette.ground);
      });
      // A hair wider than the tile, so that no seam shows.
      const ground = rectangle(x - side / 2, y - side / 2, side + 0.4, side + 0.4, palette.line);
      return (inverse ? ground : '') + nested.join('');
    }),
  );
  const pearlX = left + (pearlAt.column + 0.5) * side;
  return tiles.join('') + pearl(pearlX, (pearlAt.row + 0.5) * side, side * 0.21, palette);
};
