/** Path data for pictures inside the page: whole numbers, as short as they get. */
import { itemAt, range } from './maths';
import type { Point } from './shapes';

/** Numbers side by side; a minus sign needs no space before it. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** The points as steps, the first of them from `from`; all in whole numbers. */
function stepsThrough(points: readonly Point[], from: Point): number[] {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  // Differences of rounded points, not rounded differences: the line must not drift.
  return rounded.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = index === 0 ? from : itemAt(rounded, index - 1);
    return [x - beforeX, y - beforeY];
  });
}

/** Straight lines through the points, rounded to whole numbers and written as steps. */
export const compactPolyline = (points: readonly Point[], closed = false): string =>
  `m${joinNumbers(stepsThrough(points, [0, 0]))}${closed ? 'z' : ''}`;

/** Lines that do not touch, as one path: each begins with a step from the end of the one before. */
export function compactPolylines(lines: readonly (readonly Point[])[]): string {
  let end: Point = [0, 0];
  return lines
    .map((points) => {
      const steps = stepsThrough(points, end);
      const [x, y] = itemAt(points, -1);
      end = [Math.round(x), Math.round(y)];
      return `m${joinNumbers(steps)}`;
    })
    .join('');
}

/** A full circle, rounded to whole numbers. */
export function compactCircle(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  const start = joinNumbers([Math.round(x) - r, Math.round(y)]);
  return `m${start}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/**
 * The curve of `heightAt` from one x to another in so many pieces, from where the path is already.
 * Each piece has the slopes of the function at its ends; all but the first begin as the one before
 * ended.
 */
export function compactCurve(
  heightAt: (x: number) => number,
  from: number,
  to: number,
  pieces: number,
): string {
  const third = (to - from) / pieces / 3;
  const rise = (x: number) => (heightAt(x + 0.5) - heightAt(x - 0.5)) * third;
  const write = (numbers: readonly number[]) =>
    joinNumbers(numbers.map((value) => Math.round(value)));
  const ends = range(pieces).map((piece) => {
    const end = from + (piece + 1) * 3 * third;
    return [end - third, heightAt(end) - rise(end), end, heightAt(end)];
  });
  const [first = [], ...others] = ends;
  const start = [from + third, heightAt(from) + rise(from)];
  return `C${write([...start, ...first])}S${write(others.flat())}`;
}
