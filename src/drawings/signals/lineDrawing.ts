/** What a line drawing is. A file of drawings serves one kind of page, whose scripts carry no other page's. */

/** Lines in a box from 0,0 that may be stretched to any width unless they have a pearl. */
export interface LineDrawing {
  width: number;
  height: number;
  strokeWidth: number;
  paths: readonly string[];
  /** The point that was found on the lines. */
  pearl?: { cx: number; cy: number; r: number };
  /** The radius of the ground around the pearl, which parts it from the lines. */
  moat?: number;
}
