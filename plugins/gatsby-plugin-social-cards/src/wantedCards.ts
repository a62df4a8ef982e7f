import { type Entry, pathsOf } from '../../../src/content/pages/entries';
import { librariesOf, type Library } from '../../../src/content/pages/library';
import { cardWordsOf, isPageEntry } from '../../../src/content/pages/pages';
import { NO_PICTURES, ownPictureOf } from '../../../src/content/pages/pictures';
import { hrefOf } from '../../../src/content/text/addresses';
import { cardFile } from '../../../src/content/text/card';
import { directionOf } from '../../../src/content/text/languageNames';
import { patternWishOf } from '../../gatsby-plugin-drawn-pictures';
import type { DrawnWords } from './drawCard';

function cardsIn(library: Library) {
  const { logo, name } = library.the('site');
  return library.entries.filter(isPageEntry).flatMap((entry) => {
    const { title, label, phase, of } = cardWordsOf(entry, library);
    if (of !== undefined) return [];
    // The error screen has no path: it is shown at every unknown address.
    const [path] = pathsOf(entry);
    const direction = directionOf(library.language);
    const words: DrawnWords = { brand: name, title, label, phase, direction };
    return {
      file: cardFile(path && hrefOf(path), library.language),
      words,
      patternWish: patternWishOf(entry),
      ownPicture: ownPictureOf(entry),
      /** Replaces the company's mark and, unless it is a symbol, its name. */
      logo,
    };
  });
}

export type Card = ReturnType<typeof cardsIn>[number];

/** Returns the cards of all languages, one for each page that has its own. */
export const wantedCards = (entries: readonly Entry[]): Card[] =>
  librariesOf(entries, NO_PICTURES).flatMap(cardsIn);
