import type { Size } from '../../../src/drawings/formats';
import type { Palette } from '../../../src/drawings/palette';
import type { Random } from '../../../src/drawings/random';
import type { Drawing, Point } from '../../../src/drawings/shapes';

export interface Canvas extends Size {
  /** The smaller of width and height: line weights are fractions of it. */
  shortSide: number;
  /** Returns the point at these fractions of width and height. */
  at: (x: number, y: number) => Point;
  middle: Point;
  /** Returns the distance from a point to the farthest corner. */
  reachFrom: (point: Point) => number;
  /** Returns true for a point on the canvas or within `margin` of it: points farther out need not be drawn. */
  isNear: (point: Point, margin: number) => boolean;
  /** The width of the motif on a 4:3 card: wide canvases repeat the motif, so that it keeps its weight. */
  motif: number;
  palette: Palette;
  random: Random;
  slug: string;
}

/** Draws one pattern: the shapes over the ground, with exactly one pearl. */
export type Generator = (canvas: Canvas) => Drawing;
