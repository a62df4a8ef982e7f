/** What the card of each page says. */
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
  /** Name of its file. */
  file: string;
  words: CardWords;
  pattern: PatternWish;
  /** The content person's own picture, which replaces the drawing. */
  ownPicture: string | undefined;
  /** The company's own logo, which replaces its mark, and its name where it is no symbol. */
  logo: Content<'site'>['logo'];
}

/** The cards of the pages of one language. */
function cardsIn(library: Library): Card[] {
  const { logo, name } = library.the('site');
  return library.entries.filter(hasPage).flatMap((entry) => {
    const said = cardOf(entry, library);
    if (!said) return [];
    const { title, label, phase } = said;
    // The error screen, which is at every unknown address, has no path.
    const [path] = pathsOf(entry);
    const direction = directionOf(library.language);
    return {
      file: cardFile(path && hrefOf(path), library.language),
      words: { brand: name, title, label, phase, direction },
      pattern: patternWishOf(entry),
      ownPicture: ownPictureOf(entry),
      logo,
    };
  });
}

/** The cards of all pages that have one of their own. */
export const wantedCards = (entries: readonly Entry[]): Card[] =>
  librariesOf(entries, NO_PICTURES).flatMap(cardsIn);
