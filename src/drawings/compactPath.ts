/** Short path data for drawings inside the page: whole numbers, relative steps. */
import { range } from './maths';
import type { Point } from './shapes';

/** Joins numbers; a minus sign needs no space before it. */
const joinNumbers = (values: readonly number[]): string =>
  values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join('');

/** Straight lines through the points. */
export function compactPolyline(points: readonly Point[], closed = false): string {
  const rounded = points
    .map(([x, y]): Point => [Math.round(x), Math.round(y)])
    // Points inside a level part would only add bytes.
    .filter(([, y], index, all) => y !== all[index - 1]?.[1] || y !== all[index + 1]?.[1]);
  // Differences of rounded points; rounded differences would add up to a drift.
  const steps = rounded.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = rounded[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return `m${joinNumbers(steps)}${closed ? 'z' : ''}`;
}

/**
 * Traces `pointAt` for shares from 0 to 1 with `pieces` smooth cubic curves that match its slopes; `command` moves
 * to the start.
 */
export function compactTrace(
  pointAt: (share: number) => Point,
  pieces: number,
  command: 'M' | 'L' = 'M',
): string {
  const nearby = 0.02;
  let x = 0;
  let y = 0;
  const steps = range(pieces + 1).map((piece) => {
    const [endX, endY] = pointAt(piece / pieces);
    const before = pointAt((piece - nearby) / pieces);
    const after = pointAt((piece + nearby) / pieces);
    const handleX = (after[0] - before[0]) / (6 * nearby);
    const handleY = (after[1] - before[1]) / (6 * nearby);
    const end = [Math.round(endX) - x, Math.round(endY) - y];
    const incoming = [Math.round(endX - handleX) - x, Math.round(endY - handleY) - y];
    [x, y] = [Math.round(endX), Math.round(endY)];
    return { end, incoming, outgoing: [Math.round(handleX), Math.round(handleY)] };
  });
  const [, second = [], ...others] = steps.map(({ incoming, end }) => [...incoming, ...end]);
  const start = steps[0] ?? { end: [], outgoing: [] };
  return (
    `${command}${joinNumbers(start.end)}c${joinNumbers([...start.outgoing, ...second])}` +
    (others.length > 0 ? `s${joinNumbers(others.flat())}` : '')
  );
}
