import sharp from 'sharp';

const DEFAULT_DENSITY = 72;

const [LEAST, MOST] = [1, 100_000];

/** Returns the density at which an SVG's longer side has at least `pixels`, whatever size it declares. */
export async function densityFor(drawing: string | Buffer, pixels: number): Promise<number> {
  const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
  const density = Math.ceil((DEFAULT_DENSITY * pixels) / Math.max(width, height));
  return Math.min(Math.max(density, LEAST), MOST);
}
