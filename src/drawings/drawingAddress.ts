/** Addresses of the drawings of pageDrawings.ts. */

/** Their folder in static/. */
export const DRAWING_FOLDER = 'drawings';

/** The rings around the pearl beside the lead form. */
export const CORNER_RINGS = 'corner-rings.svg';

/** The address of a drawing. */
export const drawingAddress = (file: string): string => `/${DRAWING_FOLDER}/${file}`;
