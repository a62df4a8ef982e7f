import { clamp, range } from '../../../../src/drawings/maths';
import { disc, pearl } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 19;

/** Groups that are addressed: place in shares of the canvas, reach in shares of the height. */
const FOUND = { x: 0.74, y: 0.3, reach: 0.2 };
const GROUPS = [
  { x: 0.3, y: 0.38, reach: 0.325 },
  FOUND,
  { x: 0.66, y: 0.78, reach: 0.25 },
  { x: 0.06, y: 0.9, reach: 0.2 },
  { x: 0.97, y: 0.66, reach: 0.125 },
];

/** A crowd of dots in which a few groups come into focus. */
export const halftone: Generator = ({ width, height, palette }) => {
  const step = height / ROWS;
  const columnStep = step * Math.sqrt(0.75);
  const columns = Math.ceil(width / columnStep) + 1;

  const sizeAt = (x: number, y: number) =>
    Math.max(
      ...GROUPS.map((group) => {
        const distance =
          Math.hypot(x - group.x * width, y - group.y * height) / (group.reach * height);
        return distance < 1 ? 0.47 - 0.26 * distance : 0.22 - 0.12 * clamp((distance - 1) * 1.2);
      }),
    );
  const dots = range(columns).flatMap((column) =>
    range(ROWS + 2).map((row) => {
      const x = column * columnStep + step * 0.3;
      const y = (row - 0.5 + (column % 2) / 2) * step;
      return disc(x, y, step * sizeAt(x, y), palette.line);
    }),
  );
  return dots.join('') + pearl(FOUND.x * width, FOUND.y * height, step * 1.25, palette);
};
