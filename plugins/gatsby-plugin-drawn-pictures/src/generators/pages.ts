import { range } from '../../../../src/drawings/maths';
import { barePearl, curve, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const LEAVES = 15;

/** The leaves of an open book, and over it what was learnt. */
export const pages: Generator = ({ width, height, palette }) => {
  const fold = width / 2;
  const leaves = range(LEAVES).map((index) => {
    const share = index / (LEAVES - 1);
    const y = height * (0.94 - share * 0.5);
    const lift = height * (0.05 + 0.4 * share);
    const [edge, shoulder] = [y - lift * 0.75, y - lift * 0.62];
    const d = curve(
      [width * -0.02, y],
      [width * 0.18, edge],
      [width * 0.36, shoulder],
      [fold, y + height * 0.04],
      [width * 0.64, shoulder],
      [width * 0.82, edge],
      [width * 1.02, y],
    );
    return stroke(d, palette.line, height * 0.0165, 'round');
  });
  return leaves.join('') + barePearl(fold, height * 0.235, height * 0.075, palette);
};
