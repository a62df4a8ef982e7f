/** Path data for pictures inside the page: whole numbers, as short as they get. */
import { itemAt } from './lists';
import type { Point } from './shapes';

/** Numbers side by side; a minus sign needs no space before it. */
export const joinNumbers = (values: readonly number[]): string =>
  values
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join('');

/** Straight lines through the points, rounded to whole numbers and written as steps. */
export function compactPolyline(points: readonly Point[], closed = false): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  // Differences of rounded points, not rounded differences: the line must not drift.
  const steps = rounded.flatMap(([x, y], index) => {
    if (index === 0) return [x, y];
    const [beforeX, beforeY] = itemAt(rounded, index - 1);
    return [x - beforeX, y - beforeY];
  });
  return `m${joinNumbers(steps)}${closed ? 'z' : ''}`;
}

/** A full circle, rounded to whole numbers. */
export function compactCircle(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  const start = joinNumbers([Math.round(x) - r, Math.round(y)]);
  return `m${start}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/**
 * A smooth curve through the points, rounded to whole numbers. The handles are those of a
 * Catmull-Rom spline; the curve is level at both ends unless `levelEnds` is false.
 */
export function compactCurve(points: readonly Point[], levelEnds = true): string {
  const last = points.length - 1;
  const tangent = (index: number): Point => {
    const before = itemAt(points, Math.max(0, index - 1));
    const after = itemAt(points, Math.min(last, index + 1));
    const atEnd = index === 0 || index === last;
    const share = atEnd ? 1 / 3 : 1 / 6;
    return [(after[0] - before[0]) * share, atEnd && levelEnds ? 0 : (after[1] - before[1]) * share];
  };
  const curves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = itemAt(points, index);
    const [outX, outY] = tangent(index);
    const [inX, inY] = tangent(index + 1);
    const numbers = [fromX + outX, fromY + outY, x - inX, y - inY, x, y];
    return joinNumbers(numbers.map((value) => Math.round(value)));
  });
  return `M${joinNumbers(itemAt(points, 0).map((value) => Math.round(value)))}C${curves.join(' ')}`;
}
