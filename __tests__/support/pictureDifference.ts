/** Draws pictures, compares each with the first, and prints what differs: jest cannot load pixelmatch. */
import sharp from 'sharp';
import { pictureDifference } from '../../scripts/compare/pixels';

const PAPER = { r: 255, g: 255, b: 255 };

/** A white picture with a square of one grey. */
const drawn = (height: number, grey: number): Promise<Buffer> =>
  sharp({ create: { width: 20, height, channels: 3, background: PAPER } })
    .composite([
      {
        input: {
          create: { width: 4, height: 4, channels: 3, background: { r: grey, g: grey, b: grey } },
        },
        left: 8,
        top: 5,
      },
    ])
    .png()
    .toBuffer();

async function main(): Promise<void> {
  const first = await drawn(10, 100);
  const others = {
    same: await drawn(10, 100),
    'compressed otherwise': await sharp(first).png({ compressionLevel: 0 }).toBuffer(),
    'a shade darker': await drawn(10, 99),
    longer: await drawn(13, 100),
  };
  const found: Record<string, unknown> = {};
  for (const [name, other] of Object.entries(others)) {
    const difference = await pictureDifference(first, other);
    if (!difference) {
      found[name] = null;
      continue;
    }
    const { picture, ...figures } = difference;
    const { width, height } = await sharp(picture).metadata();
    found[name] = { ...figures, size: [width, height] };
  }
  process.stdout.write(JSON.stringify(found));
}

void main();
