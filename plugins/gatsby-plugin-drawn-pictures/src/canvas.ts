import type { Size } from '../../../src/drawings/formats';
import type { Palette } from '../../../src/drawings/palette';
import { randomFrom } from '../../../src/drawings/random';
import type { Drawing, Point } from '../../../src/drawings/shapes';

/** Returns all that a pattern depends on. */
export function canvasOf({ width, height }: Size, palette: Palette, slug: string, seed: string) {
  /** Returns the point at these fractions of width and height. */
  const at = (x: number, y: number): Point => [width * x, height * y];
  return {
    width,
    height,
    /** The smaller of width and height: line weights are fractions of it. */
    shortSide: Math.min(width, height),
    at,
    middle: at(0.5, 0.5),
    /** Returns the distance from a point to the farthest corner. */
    reachFrom: ([x, y]: Point) => Math.hypot(Math.max(x, width - x), Math.max(y, height - y)),
    /** Returns true for a point on the canvas or within `margin` of it: points farther out need not be drawn. */
    isNear: ([x, y]: Point, margin: number) =>
      x > -margin && x < width + margin && y > -margin && y < height + margin,
    /** The width of the motif on a 4:3 card: wide canvases repeat the motif, so that it keeps its weight. */
    motif: Math.min(width, (height * 4) / 3),
    palette,
    random: randomFrom(seed),
    slug,
  };
}

export type Canvas = ReturnType<typeof canvasOf>;

/** Draws one pattern: the shapes over the ground, with exactly one pearl. */
export type Generator = (canvas: Canvas) => Drawing;
