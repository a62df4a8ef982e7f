/** The pictures of pages, in the index that gatsby-plugin-drawn-pictures makes. */
import type { Image, ImagesByFormat } from '../text/images';
import { type Entry, pictureOf, slugOf } from './entries';

/** All images by name. Plain JSON: /admin's preview fetches it. */
export interface PictureIndex {
  /** Keyed by `pictureName`. */
  drawings: Readonly<Record<string, ImagesByFormat>>;
  /** Keyed by the file name in PICTURE_FOLDER, like logos and documents. */
  photographs: Readonly<Record<string, Image>>;
  logos: Readonly<Record<string, Image>>;
  documents: Readonly<Record<string, string>>;
}

export const NO_PICTURES: PictureIndex = {
  drawings: {},
  photographs: {},
  logos: {},
  documents: {},
};

/** The name of an entry's drawings: its slug, or the name of a kind without slugs. */
export function pictureName(entry: Entry): string {
  return slugOf(entry) ?? entry.kind;
}

/** The file in PICTURE_FOLDER that replaces an entry's drawing, if it names one. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  pictureOf(entry)?.file || undefined;
