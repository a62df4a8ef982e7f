/** What differs between two pictures, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** How many pixels differ, and which part of the whole they are, from 0 to 1. */
  pixels: number;
  share: number;
  /** The largest difference of a pixel in red, green or blue, of 255. */
  strongest: number;
  /** The first and the last row that differ. */
  top: number;
  bottom: number;
  /** PNG: the picture in pale grey, what differs in red. */
  picture: Buffer;
}

interface Size {
  width: number;
  height: number;
}

async function sizeOf(png: Buffer): Promise<Size> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}

/** The pixels of a picture, in RGBA; to the right and below it is filled up to `size`, transparent. */
async function pixelsOf(png: Buffer, own: Size, size: Size): Promise<Buffer> {
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: size.width - own.width,
      bottom: size.height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}

const CHANNELS = 4;

/** The largest difference of a channel, and the rows that differ. */
function extent(before: Buffer, after: Buffer, width: number) {
  let strongest = 0;
  let top = Infinity;
  let bottom = 0;
  for (let index = 0; index < before.length; index += 1) {
    const difference = Math.abs((before[index] ?? 0) - (after[index] ?? 0));
    if (difference === 0) continue;
    const row = Math.floor(index / (CHANNELS * width));
    strongest = Math.max(strongest, difference);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { strongest, top, bottom };
}

/**
 * Compares two PNG files exactly: the least difference of a colour counts, and so does another size.
 * @returns undefined where they are the same
 */
export async function pictureDifference(
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference | undefined> {
  // One browser writes the same pixels as the same file.
  if (before.equals(after)) return undefined;
  const [old, now] = [await sizeOf(before), await sizeOf(after)];
  const size = {
    width: Math.max(old.width, now.width),
    height: Math.max(old.height, now.height),
  };
  const [first, second] = [await pixelsOf(before, old, size), await pixelsOf(after, now, size)];
  const drawn = Buffer.alloc(first.length);
  const pixels = pixelmatch(first, second, drawn, size.width, size.height, {
    threshold: 0,
    includeAA: true,
  });
  if (pixels === 0) return undefined;
  const picture = await sharp(drawn, { raw: { ...size, channels: CHANNELS } })
    .png({ compressionLevel: 4 })
    .toBuffer();
  return {
    pixels,
    share: pixels / (size.width * size.height),
    ...extent(first, second, size.width),
    picture,
  };
}
