/** Path data for drawings inside the page: whole numbers, as short as possible. */
import { range } from './maths';
import type { Point } from './shapes';

/** Numbers in a row; no space is needed before a minus sign. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** Straight lines through the points, as steps in whole numbers. */
export function compactPolyline(points: readonly Point[], closed = false): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  // Differences of rounded points, not rounded differences: the line must not drift.
  const steps = rounded.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = rounded[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return `m${joinNumbers(steps)}${closed ? 'z' : ''}`;
}

/** A full circle around 0,0 in whole numbers. */
export function compactCircle(radius: number): string {
  const r = Math.round(radius);
  return `m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** Continues a path along the graph of `heightAt` in this many cubic curves with its slope at both ends. */
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
