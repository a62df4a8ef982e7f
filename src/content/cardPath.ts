/** Where the card of a page lies: the picture that is shown where the page is shared. */
import { fileBase } from './fileBase';
import { MAIN_LANGUAGE } from './languages';

/** Folder of the cards in public/. */
export const CARD_FOLDER = 'share';

/**
 * The file name of a page's card. `path` is encoded; the error screen, at any address, has none.
 * @param language whose error screen it is
 */
export function cardFile(path?: string, language = MAIN_LANGUAGE): string {
  if (path === undefined) return language === MAIN_LANGUAGE ? 'error.png' : `error-${language}.png`;
  const slug = decodeURI(path).slice(1);
  // No slug can take the names of these two pages, whose address gives none.
  return slug === '' ? 'home.png' : `${fileBase(slug, ['home', 'error'])}.png`;
}

/** The address of a page's card on the site. */
export const cardPath = (path?: string, language?: string): string =>
  `/${CARD_FOLDER}/${cardFile(path, language)}`;

/** What cards are called. */
export const CARD_FILE = /^[a-z0-9_-]+\.png$/;

/** Width and height in pixels: what Open Graph's readers ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };
