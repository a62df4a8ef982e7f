import { range, smoothStep } from '../../../../src/drawings/maths';
import { lineNoise } from '../../../../src/drawings/random';
import type { Point } from '../../../../src/drawings/shapes';
import { pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { motifWidth } from '../canvas';

const THREADS = 30;
/** The folds move a thread by up to so many places, so as many start beside the canvas. */
const OUTSIDE = 7;
const STEPS = 90;

/** The folds of a cloth that hangs. */
export const drape: Generator = (canvas) => {
  const { width, height, palette, random } = canvas;
  const motif = motifWidth(canvas);
  const noise = lineNoise(random);
  const count = Math.round((THREADS * width) / motif);

  const threads = range(count + 2 * OUTSIDE).map((index) => {
    const place = (index - OUTSIDE) / THREADS;
    // One run of folds for the whole width, however wide: steeper ones would merge the threads.
    const phase = (place * motif) / width;
    const points = range(STEPS + 1).map((step): Point => {
      const depth = step / STEPS;
      const fold =
        0.11 * Math.sin(depth * 5.2 + phase * 2.2) +
        0.06 * Math.sin(depth * 11 + phase * 7 + 1) * smoothStep(depth) +
        0.03 * noise(depth * 3 + phase * 2);
      return [motif * (place + fold * (0.35 + 0.9 * depth) * 0.85), depth * height];
    });
    return stroke(polyline(points), palette.line, motif * 0.0125, 'round');
  });
  return threads.join('') + pearl(width * 0.63, height * 0.44, height * 0.08, palette);
};
