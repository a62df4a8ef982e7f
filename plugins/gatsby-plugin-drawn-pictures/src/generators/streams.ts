import { clamp, range, TURN } from '../../../../src/drawings/maths';
import { lineNoise } from '../../../../src/drawings/random';
import type { Point } from '../../../../src/drawings/shapes';
import { pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const STREAMS = 13;
const STEPS = 100;

/** How far the streams have spread at a share of the width: a bundle, a field, a bundle. */
const spreadAt = (place: number) =>
  0.16 + 0.84 * (0.5 - 0.5 * Math.cos(clamp((place - 0.02) / 0.96) * TURN)) ** 0.8;

/** Stacked streams: one budget that divides and comes together again. */
export const streams: Generator = ({ width, height, palette, random }) => {
  const noise = lineNoise(random);
  const lines = range(STREAMS).map((index) => {
    const level = (index / (STREAMS - 1) - 0.5) * 2;
    const points = range(STEPS + 1).map((step): Point => {
      const place = step / STEPS;
      const sway = 0.32 * Math.sin(place * 7 + level * 2.4) * (1 - level * level);
      const offset = 0.43 * (level + sway) * spreadAt(place) + 0.04 * noise(place * 3);
      return [width * (place * 1.04 - 0.02), height * (0.5 + offset)];
    });
    const ink = index % 3 === 2 ? palette.second : palette.line;
    return stroke(polyline(points), ink, height * 0.032, 'round');
  });
  return lines.join('') + pearl(width * 0.52, height * 0.47, height * 0.085, palette);
};
