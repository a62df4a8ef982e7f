/** What a line drawing is. Each page has a file of its own, so that its scripts carry no other page's drawings. */

/** Lines in a box from 0,0 that may be stretched to any width unless they have a pearl. */
export interface LineDrawing {
  width: number;
  height: number;
  strokeWidth: number;
  paths: readonly string[];
  /** The point that was found on the lines. */
  pearl?: { cx: number; cy: number; r: number };
  moat?: number;
}
