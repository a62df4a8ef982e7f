import { hrefOf } from '../../../src/content/addresses';
import { cardFile } from '../../../src/content/cardPath';
import { type Entry, pathsOf } from '../../../src/content/entries';
import type { Content } from '../../../src/content/kinds';
import { directionOf } from '../../../src/content/languageNames';
import { librariesOf, type Library } from '../../../src/content/library';
import { cardOf, hasPage } from '../../../src/content/pages';
import { NO_PICTURES, ownPictureOf } from '../../../src/content/pictures';
import { patternWishOf, type PatternWish } from '../../gatsby-plugin-drawn-pictures';
import type { CardWords } from './drawCard';

export interface Card {
  file: string;
  words: CardWords;
  pattern: PatternWish;
  ownPicture: string | undefined;
  /** The company's logo, which replaces its mark and, unless it is a symbol, its name. */
  logo: Content<'site'>['logo'];
}

function cardsIn(library: Library): Card[] {
  const { logo, name } = library.the('site');
  return library.entries.filter(hasPage).flatMap((entry) => {
    const card = cardOf(entry, library);
    if (!card) return [];
    const { title, label, phase } = card;
    // The error screen has no path: it is shown at every unknown address.
    const [path] = pathsOf(entry);
    return {
      file: cardFile(path && hrefOf(path), library.language),
      words: { brand: name, title, label, phase, direction: directionOf(library.language) },
      pattern: patternWishOf(entry),
      ownPicture: ownPictureOf(entry),
      logo,
    };
  });
}

/** Returns the cards of all languages, one for each page that has its own. */
export const wantedCards = (entries: readonly Entry[]): Card[] =>
  librariesOf(entries, NO_PICTURES).flatMap(cardsIn);
