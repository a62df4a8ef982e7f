/** The pictures of pages, in the index that gatsby-plugin-drawn-pictures makes. */
import type { PictureFormat } from '../drawings/formats';
import { pagePath } from './addresses';
import { type Entry, pictureOf, slugOf } from './entries';
import { kindNamed } from './kinds';

/** Attributes of `<img>` and its `<source>`s; a drawing is one file for all widths. */
export interface Image {
  src: string;
  width: number;
  height: number;
  srcSet?: string;
  sources?: readonly { type: string; srcSet: string }[];
}

export interface ThemedImage {
  light: Image;
  dark?: Image;
}

export type PictureFormats = Partial<Record<PictureFormat, ThemedImage>>;

/** The picture of a page in the formats that the page shows. */
export type Pictures = PictureFormats & { alt: string };

/** All images by name. Plain JSON: /admin's preview fetches it. */
export interface PictureIndex {
  /** Keyed by `pictureName`. */
  drawings: Readonly<Record<string, PictureFormats>>;
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

/** The name of an entry's drawings: its slug below its address folder, or the name of a kind without slugs. */
export function pictureName(entry: Entry): string {
  const slug = slugOf(entry);
  return slug === undefined
    ? entry.kind
    : pagePath(slug, kindNamed(entry.kind).page?.addressFolder).slice(1);
}

/** The file in PICTURE_FOLDER that replaces an entry's drawing, if it names one. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  pictureOf(entry)?.file || undefined;

/** A logo in one file, or in one for each theme. */
export interface Logo {
  ground?: 'light' | 'dark' | 'both';
  onLight: Image;
  onDark?: Image;
}

/** True for a logo that is not much wider than it is tall: a symbol, without the company's name. */
export const isSymbol = ({ width, height }: Pick<Image, 'width' | 'height'>): boolean =>
  width < 1.5 * height;
