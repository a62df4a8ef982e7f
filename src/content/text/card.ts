/** The files and the size of sharing cards, the pictures that social networks show for pages. */
import { hash } from '../../basics/hash';
import { MAIN_LANGUAGE } from './languages';

/** The folder of the cards in public/. */
export const CARD_FOLDER = 'share';

/** Reserved for the home page and the error screens: `home`, `error`, and `error-ar` and the like. */
const HOME = 'home';
const ERROR = 'error';

/**
 * The name for a path, which is without its first slash and not encoded. All cards are in one folder, and some file
 * systems ignore case: a path with a "/", after a language ("ar/risk") or an address folder, or with capitals, spaces
 * or "&" is simplified and marked with its hash, as is a reserved one.
 */
function fileBase(path: string): string {
  const plain = path.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const isReserved = path === HOME || path === ERROR || path.startsWith(`${ERROR}-`);
  return plain === path && !isReserved ? path : `${plain}_${hash(path).toString(36)}`;
}

/** The file name of the card for the page at the encoded `path`; without a path, for the error screen in `language`. */
export function cardFile(path?: string, language = MAIN_LANGUAGE): string {
  if (path === undefined)
    return language === MAIN_LANGUAGE ? `${ERROR}.png` : `${ERROR}-${language}.png`;
  const decoded = decodeURI(path).slice(1);
  return decoded === '' ? `${HOME}.png` : `${fileBase(decoded)}.png`;
}

/** The address of a page's card, from the root of the site. */
export const cardPath = (path?: string, language?: string): string =>
  `/${CARD_FOLDER}/${cardFile(path, language)}`;

/** In pixels: the size that Open Graph consumers recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };
