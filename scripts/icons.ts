/**
 * `npm run icons`: draws the icons that devices ask for, static/icons/, out of static/icon.svg. Run it
 * when that drawing changes.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ICON_FOLDER, icons } from '../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { colors } from '../src/theme/tokens';

const DRAWING = 'static/icon.svg';
const FOLDER = path.join('static', ICON_FOLDER);

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, size, share } of icons) {
    const drawn = Math.round((size * share) / 2) * 2;
    const edge = (size - drawn) / 2;
    await sharp(DRAWING, { density: 600 })
      .resize(drawn, drawn)
      // The ground of icon.svg.
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: colors.light.listen })
      .png({ compressionLevel: 9 })
      .toFile(path.join(FOLDER, file));
    console.log(path.join(FOLDER, file));
  }
}

void main();
