import { range } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { barePearl, disc, fill, ring } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';

/** Two sources whose discs cut each other out; the second holds the pearl. */
export const interference: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const gap = shortSide * 0.058;
  const first: Point = [width * 0.33, height * 0.47];
  const second: Point = [width * 0.68, height * 0.55];
  // Both need the same number of rings, or the pattern turns into its negative.
  const reach = Math.max(farthestCorner(canvas, ...first), farthestCorner(canvas, ...second));
  const count = Math.max(25, Math.ceil(reach / gap));
  const rings = range(count).flatMap((index) =>
    [first, second].map(([x, y]) => ring(x, y, (index + 1) * gap)),
  );
  return (
    fill(rings.join(''), palette.line, 'evenodd') +
    // A hair wider than the second ring, so that its edge does not shine through.
    disc(...second, gap * 2 + 1.6, palette.ground) +
    barePearl(...second, gap * 1.28, palette)
  );
};
