/** What the card of each page says. */
import { hrefOf } from '../../../src/content/addresses';
import { cardFile } from '../../../src/content/cardPath';
import { type Entry, libraryOf, pathsOf } from '../../../src/content/entries';
import { companyFacts, fillIn } from '../../../src/content/fillIn';
import { kindNamed } from '../../../src/content/kinds';
import { type Site, site } from '../../../src/content/kinds/site';
import { directionOf } from '../../../src/content/languageNames';
import { byLanguage } from '../../../src/content/languages';
import { ownPictureOf, patternWishOf, type PatternWish } from '../../gatsby-plugin-drawn-pictures';
import type { CardWords } from './drawCard';

export interface Card {
  /** Name of its file. */
  file: string;
  words: CardWords;
  pattern: PatternWish;
  /** The content person's own picture, which replaces the drawing. */
  ownPicture: string | undefined;
  /** The company's own logo, which replaces its mark and its name. */
  logo: Site['logo'];
}

/** The cards of the pages of one language. */
function cardsIn(language: string, entries: readonly Entry[]): Card[] {
  const library = libraryOf(entries);
  const company = library.the(site);
  const facts = companyFacts(company);
  return entries.flatMap((entry) => {
    const words = kindNamed(entry.kind).page?.card(entry.content, library);
    if (!words) return [];
    // The error screen, which is at every unknown address, has no path.
    const [path] = pathsOf(entry);
    return {
      file: cardFile(path && hrefOf(path), language),
      words: {
        brand: company.logo ? '' : facts.name,
        title: fillIn(words.title, facts),
        label: fillIn(words.label, facts),
        phase: words.phase,
        direction: directionOf(language),
      },
      pattern: patternWishOf(entry),
      ownPicture: ownPictureOf(entry),
      logo: company.logo,
    };
  });
}

/** The cards of all pages. */
export const wantedCards = (entries: readonly Entry[]): Card[] =>
  [...byLanguage(entries, ({ language }) => language)].flatMap(([language, own]) =>
    cardsIn(language, own),
  );
