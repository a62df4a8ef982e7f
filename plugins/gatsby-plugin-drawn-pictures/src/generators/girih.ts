import { range } from '../../../../src/drawings/maths';
import { pearl, polygon, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const POINTS = 8;
/** Radius of a star’s inner corners, in radii of its points. */
const VALLEY = 0.765;
const LARGE = 6;
const LARGE_ROUND_PEARL = 5;
const SMALL = 2;

const star = (x: number, y: number, radius: number) =>
  polyline(
    polygon(x, y, 2 * POINTS, (corner) => radius * (corner % 2 ? 1 : VALLEY), Math.PI / POINTS),
    true,
  );

/** Eight-fold stars, large and small in turn, as on carved screens. */
export const girih: Generator = ({ width, height, palette }) => {
  const step = height / 2;
  const weight = step * 0.04125;
  const nested = (x: number, y: number, radius: number, shrink: number, count: number) =>
    range(count).map((index) => star(x, y, step * (radius - index * shrink)));

  // Counted from the star in the middle, which holds the pearl.
  const across = Math.ceil(width / 2 / step) + 1;
  const stars = range(2 * across + 1).flatMap((place) =>
    range(5).map((rowPlace) => {
      const [column, row] = [place - across, rowPlace - 2];
      const [x, y] = [width / 2 + column * step, height / 2 + row * step];
      const large = (column + row) % 2 === 0;
      const middle = column === 0 && row === 0;
      const lines = large
        ? nested(x, y, 0.7, 0.1065, middle ? LARGE_ROUND_PEARL : LARGE)
        : nested(x, y, 0.26, 0.1125, SMALL);
      return stroke(lines.join(''), large ? palette.line : palette.second, weight);
    }),
  );
  return stars.join('') + pearl(width / 2, height / 2, step * 0.13, palette);
};
