import { itemAt } from '../../../../src/drawings/lists';
import { lerp, range } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { circle, clipped, pearl, polyline } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

/** Where the stations stand, in shares of the canvas. */
const STATIONS: readonly Point[] = [
  [0.2, 0.26],
  [0.56, 0.2],
  [0.88, 0.34],
  [0.36, 0.66],
  [0.7, 0.68],
  [0.06, 0.86],
  [0.98, 0.92],
  [0.5, 1.02],
];
const FOUND = 3;

/** The part of a polygon that is nearer to `own` than to `other`, less half of a gap. */
function nearerPart(shape: Point[], own: Point, other: Point, halfGap: number): Point[] {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const [middleX, middleY] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const beyond = ([x, y]: Point) =>
    ((x - middleX) * dx + (y - middleY) * dy) / Math.hypot(dx, dy) + halfGap;
  return shape.flatMap((corner, index) => {
    const next = itemAt(shape, index + 1);
    const [here, there] = [beyond(corner), beyond(next)];
    const kept: Point[] = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, [lerp(corner[0], next[0], share), lerp(corner[1], next[1], share)] as const];
  });
}

/** Stations whose rings end where the next cell begins. */
export const cells: Generator = ({ width, height, palette, random }) => {
  const gap = height * 0.052;
  const stations = STATIONS.map(([x, y]): Point => [
    width * (x + (random() - 0.5) * 0.05),
    height * (y + (random() - 0.5) * 0.05),
  ]);
  const canvas: Point[] = [
    [-9, -9],
    [width + 9, -9],
    [width + 9, height + 9],
    [-9, height + 9],
  ];
  const drawn = stations.map((own, index) => {
    const [x, y] = own;
    const cell = stations
      .filter((other) => other !== own)
      .reduce((shape, other) => nearerPart(shape, own, other, gap * 0.22), canvas);
    const reach = Math.max(...cell.map((corner) => Math.hypot(corner[0] - x, corner[1] - y)));
    const ink = index % 3 === 1 ? palette.second : palette.line;
    const rings = range(Math.ceil(reach / gap + 0.1)).map((step) =>
      circle(x, y, gap * (step + 0.9), ink, gap * 0.44),
    );
    return clipped(`cell-${index}`, polyline(cell, true), rings.join(''));
  });
  return drawn.join('') + pearl(...itemAt(stations, FOUND), gap * 1.25, palette);
};
