import { lerp } from '../../../../src/drawings/maths';
import { pearlRings } from '../../../../src/drawings/pearlRings';
import { pearl as drawPearl, polyline, ring, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';

/** Rings of perception, jagged outside and calm inside. */
export const pearl: Generator = (canvas) => {
  const { width, height, shortSide, palette, random, slug } = canvas;
  const x = width * lerp(0.36, 0.64, random());
  const y = height * lerp(0.42, 0.58, random());
  const radius = shortSide * 0.95;
  const rings = pearlRings({
    seed: slug,
    centre: [x, y],
    radius,
    count: 16,
    hollow: 0.13,
    reach: farthestCorner(canvas, x, y),
  });
  const lines = rings.map(({ progress, radius: r, strokeWidth, corners }) =>
    stroke(
      corners ? polyline(corners, true) : ring(x, y, r),
      progress > 0.62 ? palette.second : palette.line,
      strokeWidth,
      'round',
    ),
  );
  return lines.join('') + drawPearl(x, y, radius * 0.115, palette);
};
