/** What generators draw on, and measures that several of them share. */
import type { Size } from '../../../src/drawings/formats';
import type { Palette } from '../../../src/drawings/palette';
import type { Random } from '../../../src/drawings/random';
import type { Point } from '../../../src/drawings/shapes';

export interface Canvas extends Size {
  /** The smaller one of width and height: line weights are shares of it. */
  shortSide: number;
  middle: Point;
  palette: Palette;
  /** The picture’s own series of random numbers. */
  random: Random;
  slug: string;
}

/** SVG elements, from the back to the front. */
export type Drawing = string | readonly Drawing[];

/** Draws one pattern: returns what lies over the ground, exactly one pearl in it. */
export type Generator = (canvas: Canvas) => Drawing;

/** The distance from a point to the farthest corner of the canvas. */
export const farthestCorner = ({ width, height }: Size, x: number, y: number): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));

/** The width of a motif that was made for a card of 4:3. On wide canvases, patterns from side to
 * side repeat by this width, so that they keep their weight. */
export const motifWidth = ({ width, height }: Size): number => Math.min(width, (height * 4) / 3);
