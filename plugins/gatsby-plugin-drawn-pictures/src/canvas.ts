/** What generators draw on. */
import type { Size } from '../../../src/drawings/formats';
import type { Palette } from '../../../src/drawings/palette';
import type { Random } from '../../../src/drawings/random';
import type { Drawing, Point } from '../../../src/drawings/shapes';

export interface Canvas extends Size {
  /** The smaller one of width and height: line weights are shares of it. */
  shortSide: number;
  /** The point at these shares of width and height. */
  at: (x: number, y: number) => Point;
  middle: Point;
  /** The distance from a point to the farthest corner. */
  reachFrom: (point: Point) => number;
  /** True for a point on the canvas, or within this distance of it: what is farther out need not be drawn. */
  isNear: (point: Point, margin: number) => boolean;
  /** The width of a motif made for a card of 4:3: wide canvases repeat it, so that it keeps its weight. */
  motif: number;
  palette: Palette;
  /** The picture’s own series of random numbers. */
  random: Random;
  slug: string;
}

/** Draws one pattern: returns what lies over the ground, exactly one pearl in it. */
export type Generator = (canvas: Canvas) => Drawing;
