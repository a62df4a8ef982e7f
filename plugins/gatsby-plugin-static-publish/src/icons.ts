import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../../src/content/kinds';
import { colors } from '../../../src/theme/tokens';
import sharp from '../../shared/pictureDecoder';
import { ICON_FILE, ICON_FOLDER, icons } from './siteFiles';

interface IconDrawing {
  file: string;
  ground: string;
  /** The drawing's share of the icon's width, to be multiplied by the icon's own share. */
  share: number;
}

function squarePng(drawing: IconDrawing, size: number, share = 1): Promise<Buffer> {
  const { file, ground } = drawing;
  const drawn = Math.round((size * share * drawing.share) / 2) * 2;
  const edge = (size - drawn) / 2;
  return sharp(file, { limitInputPixels: false, failOn: 'error' })
    .resize(drawn, drawn, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws the icons of the web manifest and of iOS into a folder. */
async function drawIcons(drawing: IconDrawing, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    icons.map(async ({ file, size, share }) =>
      writeFile(path.join(folder, file), await squarePng(drawing, size, share)),
    ),
  );
}

/** In pixels: the largest icon in a browser tab, on a screen with a pixel ratio of three. */
const TAB_ICON = 96;

export type OwnLogo = Pick<Content<'site'>, 'icon' | 'logo'>;

/** Replaces the icons in public/ if the content names an icon or, failing that, a logo: files in `folder`. */
export async function publishOwnIcons(own: OwnLogo, folder: string, publicFolder: string) {
  const { icon, logo } = own;
  const name = icon ?? logo?.file;
  if (!name) return;
  const isForDark = !icon && logo?.ground === 'dark';
  const drawing = {
    file: path.join(folder, name),
    ground: isForDark ? colors.fixed.ink : colors.light.surface,
    // An icon fills the square; at this share a square logo's corners fit into the circle of a maskable icon.
    share: icon ? 1 : 0.76,
  };
  await drawIcons(drawing, path.join(publicFolder, ICON_FOLDER));
  const png = await squarePng(drawing, TAB_ICON);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB_ICON} ${TAB_ICON}">` +
    `<image width="${TAB_ICON}" height="${TAB_ICON}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  await writeFile(path.join(publicFolder, ICON_FILE), svg);
}
