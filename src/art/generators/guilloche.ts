import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';
import { range, TURN } from '../maths';
import { pearl, polygon, polyline, stroke } from '../shapes';

/** A band of wavy lines; radius and depth are shares of the short side. */
interface Band {
  radius: number;
  depth: number;
  lobes: number;
  lines: number;
}

const INNER: Band = { radius: 0.19, depth: 0.07, lobes: 8, lines: 3 };
const MIDDLE: Band = { radius: 0.4, depth: 0.125, lobes: 12, lines: 4 };
const OUTER: Band = { radius: 0.68, depth: 0.15, lobes: 18, lines: 4 };
const POINTS_PER_LOBE = 40;

/** Bands from the centre to beyond `reach`: the three of a banknote, then more like the outer. */
function bandsUpTo(reach: number): Band[] {
  const bands = [INNER, MIDDLE, OUTER];
  for (let last = OUTER; last.radius + last.depth < reach - 0.03;) {
    const radius = last.radius + 2 * last.depth;
    last = { ...OUTER, radius, lobes: Math.round((OUTER.lobes * radius) / OUTER.radius) };
    bands.push(last);
  }
  return bands;
}

/** The rosette of a banknote. */
export const guilloche: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const x = width / 2;
  const y = height / 2;
  const bands = bandsUpTo(farthestCorner(canvas, x, y) / shortSide);

  const lines = bands.flatMap(({ radius, depth, lobes, lines: count }, place) =>
    range(count).map((index) => {
      const shift = (index / count) * TURN;
      const corners = lobes * POINTS_PER_LOBE;
      const points = polygon(x, y, corners, (corner) => {
        const angle = (corner / corners) * TURN;
        return shortSide * (radius + depth * Math.cos(lobes * angle + shift));
      });
      const ink = place % 2 ? palette.line : palette.second;
      return stroke(polyline(points, true), ink, shortSide * 0.0155);
    }),
  );
  return lines.join('') + pearl(x, y, shortSide * 0.075, palette);
};
