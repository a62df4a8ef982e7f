/** How finely a drawing is to be read, whatever size its SVG says it has: 150 mm, or a viewBox of 2500. */
import sharp from 'sharp';

/** What librsvg takes for the density of an SVG that is read without one. */
const OWN_DENSITY = 72;

/** What sharp accepts. */
const [LEAST, MOST] = [1, 100_000];

/** The density at which the longer side of an SVG has at least `pixels`; photographs have none to choose. */
export async function densityFor(drawing: string | Buffer, pixels: number): Promise<number> {
  const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
  const density = Math.ceil((OWN_DENSITY * pixels) / Math.max(width, height));
  return Math.min(Math.max(density, LEAST), MOST);
}
