import { range } from '../../../../src/drawings/maths';
import { pearl, polygon, polyline, stroke } from '../../../../src/drawings/shapes';
import type { Generator } from '../canvas';
import { farthestCorner } from '../canvas';

const SIDES = 8;
const CUTS = 15;
/** How far each cut turns, in radians. */
const TWIST = 0.115;
/** A turned octagon that touches its frame with the corners, and a little less. */
const SHRINK = (Math.cos(Math.PI / SIDES) / Math.cos(Math.PI / SIDES - TWIST)) * 0.952;

/** A cut stone seen from above: octagons that turn as they shrink. */
export const facets: Generator = (canvas) => {
  const { width, height, shortSide, palette } = canvas;
  const x = width / 2;
  const y = height / 2;
  const radius = shortSide * 0.86;
  // The stone goes on outwards until its sides lie beyond the corners of the canvas.
  const reach = farthestCorner(canvas, x, y) / Math.cos(Math.PI / SIDES);
  const outer = Math.max(0, Math.ceil(Math.log(radius / reach) / Math.log(SHRINK)));

  const cuts = range(outer + CUTS).map((index) => {
    const step = index - outer;
    const points = polygon(x, y, SIDES, () => radius * SHRINK ** step, TWIST * step);
    return stroke(polyline(points, true), palette.line, shortSide * 0.0155);
  });
  return cuts.join('') + pearl(x, y, shortSide * 0.085, palette);
};
