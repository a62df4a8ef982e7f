/** Declarations that many components share. */

import { onPaper } from './media';

/** As high as wide. */
export const square = (side: string) => `inline-size: ${side}; block-size: ${side};`;

/** A box-shadow: a gap in the colour of the ground, then a ring; both widths are from the edge. */
export const ringAround = (ground: string, ring: string, gap = '4px', edge = '6px') =>
  `0 0 0 ${gap} ${ground}, 0 0 0 ${edge} ${ring}`;

/** Mirrors drawings that point somewhere, where text runs from right to left. */
export const mirrored = (selector: string) => `[dir='rtl'] & ${selector} { scale: -1 1; }`;

/** For what would do nothing without JavaScript. */
export const hiddenWithoutScript = 'html:not(.js) & { display: none; }';

/** For what is of no use on paper: it can only be pressed or filled in. */
export const hiddenOnPaper = `${onPaper} { display: none; }`;

/** One column that is never wider than its place, with this gap between the rows. */
export const column = (gap: string) =>
  `display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap};`;
