/** Declarations that many components share. */

/** As high as wide. */
export const square = (side: string) => `inline-size: ${side}; block-size: ${side};`;

/** A box-shadow: a ring at a distance, `gap` in the colour of the ground, reaching to these widths. */
export const ringAround = (ground: string, ring: string, gap = '4px', edge = '6px') =>
  `0 0 0 ${gap} ${ground}, 0 0 0 ${edge} ${ring}`;

/** For drawings that point somewhere: where text runs from right to left they point the other way. */
export const mirrored = (selector: string) => `[dir='rtl'] & ${selector} { scale: -1 1; }`;

/** For what does nothing without JavaScript. */
export const hiddenWithoutScript = 'html:not(.js) & { display: none; }';

/** For what serves no purpose on paper. */
export const hiddenOnPaper = '@media print { display: none; }';
