/** Where the drawings of pageDrawings.ts are found. */

/** Address of the files, which lie in static/. */
export const DRAWING_FOLDER = 'drawings';

/** The rings beside the lead form, round their pearl. */
export const CORNER_RINGS = 'corner-rings.svg';

/** Where a page finds a drawing. */
export const drawingAddress = (file: string): string => `/${DRAWING_FOLDER}/${file}`;
