import type { Pattern, PictureGenerator } from '../../../src/content/sharedFields';
import { type PictureFormat, pictureFormats } from '../../../src/drawings/formats';
import { tones } from '../../../src/drawings/palette';
import { canvasOf, type Generator } from './canvas';
import * as lines from './generators/lines';
import * as rings from './generators/rings';
import * as tiles from './generators/tiles';
import { svgText } from './svgText';

export const generators: Record<PictureGenerator, Generator> = { ...lines, ...rings, ...tiles };

interface Picture extends Pattern {
  slug: string;
  format: PictureFormat;
}

/** Returns the picture as an SVG document. The same arguments always give the same text. */
export function drawPicture({ slug, generator, tone, format }: Picture): string {
  const size = pictureFormats[format];
  // Coordinates are whole numbers, which would be too coarse for this small format.
  const scale = format === 'share' ? 2 : 1;
  const [width, height] = [scale * size.width, scale * size.height];
  const palette = tones[tone];
  const canvas = canvasOf({ width, height }, palette, slug, `${slug}:${generator}`);
  const pattern = generators[generator](canvas);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${size.width}" height="${size.height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `${svgText(pattern)}</svg>`
  );
}
