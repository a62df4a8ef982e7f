import { itemAt } from '../../../../src/drawings/lists';
import { lerp, range } from '../../../../src/drawings/maths';
import { circle, disc, MOAT, pearl } from '../../../../src/drawings/shapes';
import type { Canvas, Generator } from '../canvas';

interface Source {
  x: number;
  y: number;
  radius: number;
}

/** Radii of the sources in shares of the short side, the largest first. */
const LARGEST = 0.29;
const SECOND = 0.21;
const OTHERS = [
  0.17, 0.15, 0.13, 0.12, 0.11, 0.1, 0.09, 0.085, 0.08, 0.075, 0.07, 0.065, 0.06, 0.055, 0.05, 0.05,
  0.045, 0.045, 0.04, 0.04, 0.04, 0.035, 0.035, 0.035, 0.03, 0.03, 0.03, 0.03,
];
const TRIES = 900;

/** Long canvases have room for more sources than a card. */
function radiiFor({ width, height, shortSide }: Canvas): number[] {
  const cards = (width * height) / (shortSide * shortSide) / (4 / 3);
  const more = Math.max(0, Math.round((cards - 1) * OTHERS.length));
  const extra = range(more).map((index) => itemAt(OTHERS, index));
  const others = [...OTHERS, ...extra].sort((a, b) => b - a);
  return [LARGEST, SECOND, ...others].map((radius) => radius * shortSide);
}

function scatter(canvas: Canvas, gap: number): Source[] {
  const { width, height, random } = canvas;
  const fixed = [
    { x: width * 0.36, y: height * 0.5 },
    { x: width * 0.78, y: height * 0.34 },
  ];
  const placed: Source[] = [];
  radiiFor(canvas).forEach((radius) => {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const place = fixed[placed.length] ?? {
        x: lerp(-radius * 0.3, width + radius * 0.3, random()),
        y: lerp(-radius * 0.3, height + radius * 0.3, random()),
      };
      const free = placed.every(
        (other) =>
          Math.hypot(other.x - place.x, other.y - place.y) > other.radius + radius + gap * 0.45,
      );
      if (free) {
        placed.push({ ...place, radius });
        return;
      }
    }
  });
  return placed;
}

/** Sources as far-reaching as they have rings; the second largest holds the pearl. */
export const cluster: Generator = (canvas) => {
  const { shortSide, palette } = canvas;
  const gap = shortSide * 0.028;
  const weight = gap * 0.46;
  const pearlRadius = gap * 1.7;

  const sources = scatter(canvas, gap).map(({ x, y, radius }, index) => {
    const ink = index % 4 === 2 ? palette.second : palette.line;
    const holdsPearl = index === 1;
    const hollow = holdsPearl ? pearlRadius * MOAT + weight / 2 : gap * 0.95;
    const rings = range(Math.ceil(radius / gap))
      .map((step) => radius - step * gap)
      .filter((ring) => ring > hollow);
    const innermost = rings.at(-1) ?? radius;
    const middle = holdsPearl
      ? pearl(x, y, pearlRadius, palette)
      : // About as far from the innermost ring as the rings are from each other, but never as large
        // as a pearl.
        disc(x, y, Math.min(innermost - gap + weight / 2, gap * 0.6), ink);
    return rings.map((ring) => circle(x, y, ring, ink, weight)).join('') + middle;
  });
  return sources.join('');
};
