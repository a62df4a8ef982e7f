/** What a generator draws on, and measures that several generators share. */
import type { Size } from '../../../src/drawings/formats';
import type { Palette } from '../../../src/drawings/palette';
import type { Random } from '../../../src/drawings/random';

export interface Canvas extends Size {
  /** The smaller of width and height: line weights are shares of it. */
  shortSide: number;
  palette: Palette;
  /** The picture’s own series of numbers. */
  random: Random;
  slug: string;
}

/** Draws one pattern: gives the SVG elements that lie on the ground, among them exactly one pearl. */
export type Generator = (canvas: Canvas) => string;

/** How far the farthest corner of the canvas is from a point. */
export const farthestCorner = ({ width, height }: Size, x: number, y: number): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y));

/**
 * The width that a motif made for a card of 4:3 has on this canvas. Patterns that run from side to
 * side repeat by it on wide canvases, so that they keep their weight.
 */
export const motifWidth = ({ width, height }: Size): number => Math.min(width, (height * 4) / 3);
