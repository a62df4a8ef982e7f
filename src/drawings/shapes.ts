/** SVG path data, with coordinates in pixels, rounded to tenths. */
import { range, TURN } from './maths';

export type Point = readonly [x: number, y: number];

const tenth = (value: number): number => Math.round(value * 10) / 10;
const format = (value: number): string => String(tenth(value));
const pair = ([x, y]: Point): string => `${format(x)} ${format(y)}`;

/** Straight lines through the points. */
export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** A full circle. */
export function ring([x, y]: Point, radius: number): string {
  // Chord and radius must be rounded alike, or the arcs drift off the centre.
  const r = tenth(radius);
  const half = (chord: number) => `a${format(r)} ${format(r)} 0 1 0 ${format(chord)} 0`;
  return `M${pair([x - r, y])}${half(2 * r)}${half(-2 * r)}Z`;
}

/** The point at a distance and an angle (radians, clockwise from three o’clock) from another. */
const pointAround = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** An arc of a circle between two angles. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((angle) => pair(pointAround(centre, radius, angle)));
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `M${start}A${pair([radius, radius])} 0 ${large} ${sweep} ${end}`;
}

/** The corners of a regular polygon, or of any figure whose radius varies by corner. */
export const polygon = (
  centre: Point,
  corners: number,
  radiusAt: (corner: number) => number,
  rotation = 0,
): Point[] =>
  range(corners).map((corner) =>
    pointAround(centre, radiusAt(corner), rotation + (corner / corners) * TURN),
  );
