import { clamp, range, TURN } from '../../../../src/drawings/maths';
import { arc, circle, disc, pearl, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';

/** Rings from the closed ones inside to the widest break. */
const HEALING = 11;

/** A broken record that closes ring by ring, from the outside in. */
export const repair: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const x = width / 2;
  const y = height / 2;
  const gap = (shortSide * 0.66) / HEALING;
  const count = Math.ceil(farthestCorner(canvas, x, y) / gap);

  const rings = range(count).map((index) => {
    const ring = index + 1;
    const radius = gap * (ring + 0.9);
    const damage = clamp((ring - 2) / HEALING);
    const opening = damage * 1.5;
    const direction = -0.7 + damage * 0.5;
    if (opening < 0.02) return circle(x, y, radius, palette.line, gap * 0.5);

    const start = direction + opening / 2;
    const rest = stroke(arc(x, y, radius, start, start + TURN - opening), palette.line, gap * 0.5);
    // What is missing lies in the opening as loose grains.
    const grains = opening > 0.1 ? Math.floor((opening * ring) / 1.08) : 0;
    const dust = range(Math.max(0, grains - 1)).map((grain) => {
      const angle = direction - opening / 2 + (opening * (grain + 1)) / grains;
      const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      return disc(x + dx, y + dy, gap * 0.13, palette.line);
    });
    return rest + dust.join('');
  });
  return rings.join('') + pearl(x, y, gap * 1.25, palette);
};
