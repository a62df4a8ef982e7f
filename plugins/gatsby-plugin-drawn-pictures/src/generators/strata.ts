import { range } from '../../../../src/drawings/maths';
import { lineNoise } from '../../../../src/drawings/random';
import type { Point } from '../../../../src/drawings/shapes';
import { line, pearl, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';

const LAYERS = 13;
const STEPS = 80;

/** Layers of ground, and a well that ends in what was found. */
export const strata: Generator = ({ width, height, palette, random }) => {
  const noise = lineNoise(random);
  const layers = range(LAYERS).map((layer) => {
    const depth = layer / LAYERS;
    const points = range(STEPS + 1).map((step): Point => {
      const place = step / STEPS;
      const fold = 0.11 * Math.sin(place * 4.2 + 0.6 + layer * 0.09) * (1 - depth * 0.35);
      const grain = 0.03 * noise(place * 5 + layer * 0.35);
      return [place * width, height * (0.16 + depth * 0.9 + fold + grain)];
    });
    const ink = layer % 4 === 3 ? palette.second : palette.line;
    return stroke(polyline(points), ink, height * (0.02 + 0.022 * depth), 'round');
  });
  const x = width * 0.64;
  const y = height * 0.68;
  return (
    layers.join('') +
    line([x, 0], [x, y], palette.ground, height * 0.062) +
    line([x, 0], [x, y], palette.pearl, height * 0.018) +
    pearl(x, y, height * 0.07, palette)
  );
};
