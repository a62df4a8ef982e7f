/** The formats of drawn pictures, each of which has its own composition. */

export type Size = Record<'width' | 'height', number>;

/** In pixels. */
export const pictureFormats = {
  /** On a card. */
  card: { width: 1200, height: 900 },
  /** Half of a page’s hero. */
  hero: { width: 1300, height: 1240 },
  /** A hero in a narrow window, and the top of a case study. */
  wide: { width: 1600, height: 640 },
  /** Beside a form. */
  tall: { width: 1100, height: 1300 },
  /** Across the whole window. */
  band: { width: 2000, height: 560 },
  /** Half of the card that social networks show. */
  share: { width: 600, height: 630 },
};

export type PictureFormat = keyof typeof pictureFormats;
