import { itemAt } from '../../../../src/drawings/lists';
import { lerp, range, smoothStep } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { hollowPearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { motifWidth } from '../canvas';

const ROWS = 11;

/** Signals that break off at an empty circle: the pearl is missing. */
export const lost: Generator = (canvas) => {
  const { width, height, palette, random } = canvas;
  const gap = height / ROWS;
  const weight = gap * 0.3;
  const x = width / 2;
  const y = height / 2;
  const radius = height * 0.27;
  const halfPeriod = motifWidth(canvas) / 44;
  const strengths = range(64).map(() => lerp(0.4, 1, random()));

  const rows = range(ROWS).map((row) => {
    const level = gap * (row + 0.5);
    const opening = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2));
    const end = x - opening;
    // Noise that grows calm on its way to the circle.
    const noise = range(Math.ceil(end / halfPeriod)).map((half): Point => {
      const strength =
        itemAt(strengths, Math.floor(half / 2)) * smoothStep(1 - (half * halfPeriod) / x);
      return [half * halfPeriod, level + (half % 2 ? 1 : -1) * gap * 0.34 * strength];
    });
    const before = stroke(polyline([...noise, [end, level]]), palette.line, weight, 'round');
    const after = polyline([
      [x + opening, level],
      [width, level],
    ]);
    return before + stroke(after, palette.line, weight);
  });
  return rows.join('') + hollowPearl(x, y, radius * 0.62, weight, palette);
};
