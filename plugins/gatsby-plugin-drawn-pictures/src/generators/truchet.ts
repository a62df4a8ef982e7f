import { range } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { arc, clipped, disc, pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 4;
const LINES = 4;

/** Tiles that carry a bundle of lines round two of their corners, one bundle over the other. */
export const truchet: Generator = ({ width, height, palette, random }) => {
  const side = height / ROWS;
  const columns = Math.ceil(width / side);
  const weight = (side / LINES) * 0.46;

  const bundle = ([x, y]: Point, from: number) =>
    range(LINES)
      .map((index) => {
        const radius = side * ((index + 0.5) / LINES);
        return stroke(arc(x, y, radius, from, from + Math.PI / 2), palette.line, weight);
      })
      .join('');

  const tiles = range(ROWS).flatMap((row) =>
    range(columns).map((column) => {
      const [left, top] = [column * side, row * side];
      const falls = random() < 0.5;
      const under: Point = falls ? [left, top] : [left + side, top];
      const over: Point = falls ? [left + side, top + side] : [left, top + side];
      // A hair wider than the tile, so that no seam shows.
      const [right, bottom] = [left + side + 0.3, top + side + 0.3];
      const tile = polyline(
        [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ],
        true,
      );
      return clipped(
        `tile-${column}-${row}`,
        tile,
        bundle(under, falls ? 0 : Math.PI / 2) +
          // A little wider than the bundle: the last line below would show as a splinter.
          disc(...over, side * 1.03, palette.ground) +
          bundle(over, falls ? Math.PI : -Math.PI / 2),
      );
    }),
  );
  return tiles.join('') + pearl(Math.floor(columns / 2) * side, 2 * side, side * 0.24, palette);
};
