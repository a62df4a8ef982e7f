/** The names of the drawn pictures’ files. */
import type { PictureFormat } from './formats';
import { pictureFormats } from './formats';
import { hash } from './random';

/** The end of every name that `pictureFileName` gives. */
export const PICTURE_FILE = new RegExp(
  `^[a-z0-9_-]+--(?:${Object.keys(pictureFormats).join('|')})(?:--dark)?\\.png$`,
);

/**
 * Gives the file name of a picture: `<slug>--<format>.png`, or `<slug>--<format>--dark.png` for its
 * twin in the dark theme. Slugs may hold capitals, spaces and "&", and some disks take `FMCG` and
 * `fmcg` for the same file: such slugs are spelled plainly and marked with their hash.
 */
export function pictureFileName(slug: string, format: PictureFormat, dark = false): string {
  const plain = slug.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const base = plain === slug ? slug : `${plain}_${hash(slug).toString(36)}`;
  return `${base}--${format}${dark ? '--dark' : ''}.png`;
}
