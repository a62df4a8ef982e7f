import { bell, lerp, range, TURN } from '../../../../src/drawings/maths';
import type { Point } from '../../../../src/drawings/shapes';
import { barePearl, circle, line } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';

/** Where the dial is set, in radians from three o’clock. */
const SET_TO = -1.02;

/** A tuning dial: the marks are longest where it is set. */
export const dial: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const x = width / 2;
  const y = height / 2;
  const at = (radius: number, angle: number): Point => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ];
  const ringStep = shortSide * 0.155;
  const first = shortSide * 0.26;
  const rings = Math.max(4, Math.ceil((farthestCorner(canvas, x, y) - first) / ringStep));

  const marks = range(rings).flatMap((ring) => {
    const start = first + ring * ringStep;
    const count = 36 + ring * 20;
    const spread = Math.max(0.22, 0.55 - ring * 0.06);
    return range(count).map((index) => {
      const angle = (index / count) * TURN;
      const turn = Math.abs(angle - (SET_TO + TURN));
      const length = lerp(0.24, 1, bell(Math.min(turn, TURN - turn), 0, spread));
      const end = start + shortSide * 0.125 * length;
      const ink = ring % 2 ? palette.second : palette.line;
      return line(at(start, angle), at(end, angle), ink, shortSide * 0.0195);
    });
  });
  return (
    marks.join('') +
    circle(x, y, shortSide * 0.205, palette.line, shortSide * 0.024) +
    barePearl(...at(shortSide * 0.1, SET_TO), shortSide * 0.06, palette)
  );
};
