import { lerp, range } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { barePearl, circle, fill, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const RIDGES = 17;
const STEPS = 120;
const HALOS = 5;

/** Dunes under a sun. */
export const dunes: Generator = ({ width, height, palette }) => {
  const x = width * 0.68;
  const y = height * 0.36;
  const sun = height * 0.13;
  const halos = range(HALOS).map((index) =>
    circle(x, y, sun + (index + 1) * height * 0.0425, palette.second, height * 0.02),
  );
  const ridge = (share: number) =>
    range(STEPS + 1).map((step): Point => {
      const place = step / STEPS;
      const crest = 0.17 * Math.sin(place * 3.4 + share * 1.3 + 0.5) * (0.5 + 0.6 * share);
      const ripple = 0.05 * Math.sin(place * 9 + share * 4);
      const level = lerp(0.52, 1.1, share ** 1.25);
      return [place * width, height * (level - crest - ripple)];
    });
  // The sand hides what is left of the halos below the first ridge.
  const sand = polyline([...ridge(0), [width, height], [0, height]], true);
  const ridges = range(RIDGES).map((index) => {
    const share = index / (RIDGES - 1);
    return stroke(polyline(ridge(share)), palette.line, height * (0.013 + 0.019 * share), 'round');
  });
  return (
    halos.join('') + barePearl(x, y, sun, palette) + fill(sand, palette.ground) + ridges.join('')
  );
};
