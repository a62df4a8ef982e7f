import type { PictureGenerator } from '../../../src/content/sharedFields';
import { type PictureFormat, pictureFormats } from '../../../src/drawings/formats';
import { type PictureTone, tones } from '../../../src/drawings/palette';
import { randomFrom } from '../../../src/drawings/random';
import { type Point } from '../../../src/drawings/shapes';
import type { Generator } from './canvas';
import * as lines from './generators/lines';
import * as rings from './generators/rings';
import * as tiles from './generators/tiles';
import { MOTION, svgText } from './svgText';

export const generators: Record<PictureGenerator, Generator> = { ...lines, ...rings, ...tiles };

export interface Picture {
  slug: string;
  generator: PictureGenerator;
  tone: PictureTone;
  format: PictureFormat;
}

/** Cards are not animated: a page shows many of them, and social networks show no motion. */
const drawsItself = (format: PictureFormat): boolean => format !== 'card' && format !== 'share';

/** Returns the picture as an SVG document. The same arguments always give the same text. */
export function drawPicture({ slug, generator, tone, format }: Picture): string {
  const size = pictureFormats[format];
  // Coordinates are whole numbers, which would be too coarse for this small format.
  const scale = format === 'share' ? 2 : 1;
  const [width, height] = [scale * size.width, scale * size.height];
  const palette = tones[tone];
  const at = (x: number, y: number): Point => [width * x, height * y];
  const pattern = generators[generator]({
    width,
    height,
    shortSide: Math.min(width, height),
    at,
    middle: at(0.5, 0.5),
    reachFrom: ([x, y]) => Math.hypot(Math.max(x, width - x), Math.max(y, height - y)),
    isNear: ([x, y], margin) =>
      x > -margin && x < width + margin && y > -margin && y < height + margin,
    motif: Math.min(width, (height * 4) / 3),
    palette,
    random: randomFrom(`${slug}:${generator}`),
    slug,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${size.width}" height="${size.height}">${drawsItself(format) ? MOTION : ''}` +
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>` +
    `${svgText(pattern, drawsItself(format) ? palette.ground : undefined)}</svg>`
  );
}
