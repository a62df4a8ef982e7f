/** The names of the drawn pictures’ files. */
import { fileBase } from '../../../src/content/fileBase';
import type { PictureFormat } from '../../../src/drawings/formats';
import { pictureFormats } from '../../../src/drawings/formats';

/** The end of every name that `pictureFileName` gives. */
export const PICTURE_FILE = new RegExp(
  `^[a-z0-9_-]+--(?:${Object.keys(pictureFormats).join('|')})(?:--dark)?\\.png$`,
);

/**
 * Gives the file name of a picture: `<slug>--<format>.png`, or `<slug>--<format>--dark.png` for its
 * twin in the dark theme.
 */
export const pictureFileName = (slug: string, format: PictureFormat, dark = false): string =>
  `${fileBase(slug)}--${format}${dark ? '--dark' : ''}.png`;
