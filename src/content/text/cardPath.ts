/** The files of sharing cards, the pictures that social networks show for pages. */
import { hash } from '../../basics/hash';
import { MAIN_LANGUAGE } from './languages';

/** The folder of the cards in public/. */
export const CARD_FOLDER = 'share';

/** Reserved for pages without a slug: `home`, `error`, and `error-ar` and the like. */
const HOME = 'home';
const ERROR = 'error';

/**
 * The name for a slug. Slugs may hold capitals, spaces and "&", and some file systems ignore case: such slugs are
 * simplified and marked with their hash, as are reserved ones.
 */
function fileBase(slug: string): string {
  const plain = slug.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const isReserved = slug === HOME || slug === ERROR || slug.startsWith(`${ERROR}-`);
  return plain === slug && !isReserved ? slug : `${plain}_${hash(slug).toString(36)}`;
}

/** The file name of the card for the page at the encoded `path`; without a path, for the error screen in `language`. */
export function cardFile(path?: string, language = MAIN_LANGUAGE): string {
  if (path === undefined)
    return language === MAIN_LANGUAGE ? `${ERROR}.png` : `${ERROR}-${language}.png`;
  const slug = decodeURI(path).slice(1);
  return slug === '' ? `${HOME}.png` : `${fileBase(slug)}.png`;
}

/** The address of a page's card, from the root of the site. */
export const cardPath = (path?: string, language?: string): string =>
  `/${CARD_FOLDER}/${cardFile(path, language)}`;

/** In pixels: the size that Open Graph consumers recommend. */
export const CARD_SIZE = { width: 1200, height: 630 };
