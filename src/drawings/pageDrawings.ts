/** Drawings of the layout that have files of their own, because many pages share them below the
 * fold. */
import { colors } from '../theme/tokens';
import { CORNER_RINGS } from './drawingAddress';
import { cornerRings } from './rings';

function cornerRingsFile(): string {
  const { viewBox, pearlRadius, rings } = cornerRings();
  const lines = rings.map(({ strokeWidth, d }) => `<path stroke-width="${strokeWidth}" d="${d}"/>`);
  // The lines have the same ink in both themes, and the pearl has the coral of all drawings.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" ` +
    `stroke="${colors.light.onListen2}" stroke-linejoin="round">${lines.join('')}` +
    `<circle r="${pearlRadius}" stroke="none" fill="${colors.light.accent}"/></svg>\n`
  );
}

/** The content of each file, by its name. */
export const pageDrawings = (): Record<string, string> => ({ [CORNER_RINGS]: cornerRingsFile() });
