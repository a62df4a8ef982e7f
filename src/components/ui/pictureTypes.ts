import type { ThemedPicture } from './Picture';

/** What the fragments of pictureFragments.ts bring, one type each. */
export interface CardPictures {
  alt: string;
  card: ThemedPicture | null;
}
export interface WidePictures {
  alt: string;
  wide: ThemedPicture | null;
}
export interface HeroPictures extends WidePictures {
  hero: ThemedPicture | null;
}
export interface TallPictures extends WidePictures {
  tall: ThemedPicture | null;
}
export interface BandPictures {
  alt: string;
  band: ThemedPicture | null;
}
