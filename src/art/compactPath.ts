/** Path data for pictures inside the page: whole numbers, as short as they get. */
import { itemAt } from './lists';
import { range } from './maths';
import type { Point } from './shapes';

/** Numbers side by side; a minus sign needs no space before it. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

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
 * The curve of `heightAt` from one x to another in so many pieces, from where the path is already.
 * Each piece has the slopes of the function at its ends.
 */
export function compactCurve(
  heightAt: (x: number) => number,
  from: number,
  to: number,
  pieces: number,
): string {
  const third = (to - from) / pieces / 3;
  const rise = (x: number) => (heightAt(x + 0.5) - heightAt(x - 0.5)) * third;
  const numbers = range(pieces).flatMap((piece) => {
    const start = from + piece * 3 * third;
    const end = start + 3 * third;
    return [
      start + third,
      heightAt(start) + rise(start),
      end - third,
      heightAt(end) - rise(end),
      end,
      heightAt(end),
    ];
  });
  return `C${joinNumbers(numbers.map((value) => Math.round(value)))}`;
}
