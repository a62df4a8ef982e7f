/** What a device needs to keep the site among its apps or bookmarks. */
import { colors } from '../../../src/theme/tokens';
import { APPLE_ICON, ICON_FOLDER } from './siteFileNames';

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

/** The files in static/icons/, which `npm run icons` draws. */
export const icons: readonly Icon[] = [...PLAIN, MASKABLE, APPLE];

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
