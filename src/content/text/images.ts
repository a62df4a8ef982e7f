/** Pictures and logos as pages show them. */
import type { PictureFormat } from '../../drawings/formats';

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

export type ImagesByFormat = Partial<Record<PictureFormat, ThemedImage>>;

/** The picture of a page in the formats that the page shows. */
export type Pictures = ImagesByFormat & { alt: string };

/** A logo in one file, or in one for each theme. */
export interface Logo {
  ground?: 'light' | 'dark' | 'both';
  onLight: Image;
  onDark?: Image;
}

/** True for a logo that is not much wider than it is tall: a symbol, without the company's name. */
export const isSymbol = ({ width, height }: Pick<Image, 'width' | 'height'>): boolean =>
  width < 1.5 * height;
