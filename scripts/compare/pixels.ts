/** What differs between two pictures, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Compares two PNG files exactly: the least difference of a colour counts, and so does another size.
 * @returns how many pixels differ, and a PNG: the picture in pale grey, what differs in red; undefined
 * where they are the same
 */
export async function pictureDifference(
  before: Buffer,
  after: Buffer,
): Promise<{ pixels: number; picture: Buffer } | undefined> {
  // One browser writes the same pixels as the same file.
  if (before.equals(after)) return undefined;
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(...sizes.map((one) => one.width));
  const height = Math.max(...sizes.map((one) => one.height));
  const pixelsOf = (png: Buffer) =>
    sharp({ create: { width, height, channels: 4, background: 'transparent' } })
      .composite([{ input: png, left: 0, top: 0 }])
      .raw()
      .toBuffer();
  const drawn = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(await pixelsOf(before), await pixelsOf(after), drawn, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (pixels === 0) return undefined;
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
