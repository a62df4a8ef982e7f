import { range, TURN } from '../../../../src/drawings/maths';
import { pearl, polygon, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** A band of wavy lines; radius and depth are shares of the short side. */
interface Band {
  radius: number;
  depth: number;
  lobes: number;
  lines: number;
}

/** From outside in. More bands would fill a wide canvas, and weigh a phone's picture down. */
const BANDS: readonly Band[] = [
  { radius: 0.68, depth: 0.15, lobes: 18, lines: 4 },
  { radius: 0.4, depth: 0.125, lobes: 12, lines: 4 },
  { radius: 0.19, depth: 0.07, lobes: 8, lines: 3 },
];
const POINTS_PER_LOBE = 40;

/** The rosette of a banknote. */
export const guilloche: Generator = ({ width, height, shortSide, palette }) => {
  const x = width / 2;
  const y = height / 2;

  const lines = BANDS.flatMap(({ radius, depth, lobes, lines: count }, place) =>
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
