/** What a device needs to keep the site among its apps or bookmarks. */
import { readFileSync } from 'fs';
import sharp from 'sharp';
import { colors } from '../../../src/theme/tokens';
import type { FilesReport } from '../../gatsby-plugin-drawn-pictures/src/generatedFiles';
import { fingerprint, updateFiles } from '../../gatsby-plugin-drawn-pictures/src/generatedFiles';
import { APPLE_ICON, ICON_FOLDER } from './siteFileNames';

/** Folder of the icons before they are published, relative to the project. */
export const GENERATED_ICONS = '.generated/icons';

export const ICON_FILE = /^[a-z0-9-]+\.png$/;

interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** How much of them the drawing takes; the rest is its ground. */
  share: number;
}

/** iOS cuts the corners itself. */
const APPLE: Icon = { file: APPLE_ICON, size: 180, share: 0.9 };

/**
 * Android cuts a maskable icon to any shape: only a circle of four fifths is sure to be seen, and the
 * corners of the mark fit into it at this share (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const MASKABLE: Icon = { file: 'icon-maskable-512.png', size: 512, share: 0.74 };

const PLAIN: readonly Icon[] = [192, 512].map((size) => ({
  file: `icon-${size}.png`,
  size,
  share: 1,
}));

const ICONS = [...PLAIN, MASKABLE, APPLE];

/** The ground of icon.svg. */
const GROUND = colors.light.listen;

const OPTIONS = { compressionLevel: 9 };

/** Draws the icons out of `svgFile` into `folder`, unless they are there. Throws what sharp throws. */
export function writeIcons(svgFile: string, folder: string): Promise<FilesReport> {
  const svg = readFileSync(svgFile);
  const wanted = ICONS.map(({ file, size, share }) => ({
    file,
    fingerprint: fingerprint(svg, JSON.stringify([size, share, GROUND, OPTIONS])),
    make: () => {
      const drawn = Math.round((size * share) / 2) * 2;
      const edge = (size - drawn) / 2;
      return sharp(svg, { density: 600 })
        .resize(drawn, drawn)
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
        .png(OPTIONS)
        .toBuffer();
    },
  }));
  return updateFiles([wanted], folder, (file) => ICON_FILE.test(file));
}

/** Who the site is, as far as devices ask. */
export interface SiteIdentity {
  name: string;
  language: string;
}

/** The web manifest as JSON. https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ name, language }: SiteIdentity): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: language,
    id: '/',
    start_url: '/',
    // A website, not an app: with the browser's own bar and its Back button.
    display: 'browser',
    background_color: colors.light.ground,
    theme_color: colors.light.bar,
    icons: [...PLAIN, MASKABLE].map((icon) => ({
      src: `/${ICON_FOLDER}/${icon.file}`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon === MASKABLE ? 'maskable' : 'any',
    })),
  });
