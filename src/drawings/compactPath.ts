/** Path data for drawings inside the page: whole numbers, as short as possible. */
import { itemAt, range } from './maths';
import type { Point } from './shapes';

/** Numbers in a row; no space is needed before a minus sign. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** The steps from point to point in whole numbers, the first one from `from`. */
function stepsThrough(points: readonly Point[], from: Point): number[] {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  // Differences of rounded points, not rounded differences: the line must not drift.
  return rounded.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = index === 0 ? from : itemAt(rounded, index - 1);
    return [x - beforeX, y - beforeY];
  });
}

/** Straight lines through the points, as steps in whole numbers. */
export const compactPolyline = (points: readonly Point[], closed = false): string =>
  `m${joinNumbers(stepsThrough(points, [0, 0]))}${closed ? 'z' : ''}`;

/** A full circle in whole numbers. */
export function compactCircle(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  const start = joinNumbers([Math.round(x) - r, Math.round(y)]);
  return `m${start}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Continues a path along the graph of `heightAt` from one x to another, in this many cubic curves.
 * Each has the slope of the function at both ends. */
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
