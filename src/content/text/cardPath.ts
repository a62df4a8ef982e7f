/** The files of sharing cards, the pictures that social networks show for pages. */
import { fileBase } from './fileBase';
import { MAIN_LANGUAGE } from './languages';

/** The folder of the cards in public/. */
export const CARD_FOLDER = 'share';

/** The file name of the card for the page at the encoded `path`; without a path, for the error screen in `language`. */
export function cardFile(path?: string, language = MAIN_LANGUAGE): string {
  if (path === undefined) return language === MAIN_LANGUAGE ? 'error.png' : `error-${language}.png`;
  const slug = decodeURI(path).slice(1);
  // Two pages have no slug; the names of their cards are reserved.
  return slug === '' ? 'home.png' : `${fileBase(slug, ['home', 'error'])}.png`;
}

/** The address of a page's card, from the root of the site. */
export const cardPath = (path?: string, language?: string): string =>
  `/${CARD_FOLDER}/${cardFile(path, language)}`;

/** In pixels: the size that Open Graph consumers recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };
