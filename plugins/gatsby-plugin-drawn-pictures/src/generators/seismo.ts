import { itemAt } from '../../../../src/drawings/lists';
import { bell, clamp, lerp, range, smoothStep } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const ROWS = 16;
/** The row and the share of the width at which the shock is strongest. */
const SHOCK_ROW = 8.6;
const SHOCK_AT = 0.607;

/** A drum record: a first tremor (the pearl), the shock, then calm after the response. */
export const seismo: Generator = ({ width, height, palette, random }) => {
  const gap = height / (ROWS - 0.2);
  const periods = Math.round((width / height) * 9);
  const strengths = range(64).map(() => lerp(0.55, 1, random()));
  const strengthAt = (time: number) => {
    const period = Math.floor(time);
    return lerp(
      itemAt(strengths, period),
      itemAt(strengths, period + 1),
      smoothStep(time - period),
    );
  };

  const rows = range(ROWS).map((row) => {
    const y = gap * (row + 0.4);
    const force = row < 3 ? 0 : 1.25 * bell(row, SHOCK_ROW, 2.5);
    const spread = 0.07 + 0.15 * bell(row, SHOCK_ROW, 3);
    // A swing is two straight strokes: down to a half period, up to the next.
    const points = range(2 * periods + 1).map((half): Point => {
      const place = half / (2 * periods);
      const swing = (half % 2 ? 1 : -1) * strengthAt(half / 2) * bell(place, SHOCK_AT, spread);
      return [place * width, y - gap * force * swing];
    });
    const weight = gap * lerp(0.4, 0.3, clamp(force / 1.2));
    return stroke(polyline(points), row > 12 ? palette.second : palette.line, weight, 'round');
  });
  return rows.join('') + pearl(width * SHOCK_AT, gap * 2.4, gap * 0.95, palette);
};
