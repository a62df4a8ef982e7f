/** The density at which to rasterise an SVG, whatever size it declares: 150 mm, or a viewBox of 2500. */
import sharp from 'sharp';

/** librsvg's default density. */
const OWN_DENSITY = 72;

/** The range that sharp accepts. */
const [LEAST, MOST] = [1, 100_000];

/** The density at which the longer side of an SVG has at least `pixels`; photographs have none to choose. */
export async function densityFor(drawing: string | Buffer, pixels: number): Promise<number> {
  const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
  const density = Math.ceil((OWN_DENSITY * pixels) / Math.max(width, height));
  return Math.min(Math.max(density, LEAST), MOST);
}
