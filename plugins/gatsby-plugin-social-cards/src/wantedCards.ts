/** What the card of each page says. */
import { hrefOf, pagePath } from '../../../src/content/addresses';
import { cardFile } from '../../../src/content/cardPath';
import { companyFactsIn } from '../../../src/content/companyFacts';
import { fillIn } from '../../../src/content/fillIn';
import { routes } from '../../../src/routes';
import type { Entry } from '../../gatsby-plugin-content-desk/src/check/checkContent';
import { slugOf } from '../../gatsby-plugin-content-desk/src/check/checkContent';
import type { PatternWish } from '../../gatsby-plugin-drawn-pictures/src/choosePattern';
import { ownPictureOf, patternWishOf } from '../../gatsby-plugin-drawn-pictures/src/wantedPictures';
import type { CardWords } from './drawCard';

export interface Card {
  /** Name of its file. */
  file: string;
  words: CardWords;
  pattern: PatternWish;
  /** The content person's own picture, which takes the place of the drawing. */
  ownPicture: string | undefined;
}

/** The text at `path` in an entry's content; "" where there is none. */
function textAt(content: unknown, ...path: string[]): string {
  const value = path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : ''),
    content,
  );
  return typeof value === 'string' ? value : '';
}

/** What cards need to know of other entries. */
interface Surroundings {
  tagline: string;
  successTitle: string;
  groupOf: (entry: Entry) => Entry | undefined;
}

type Words = Omit<CardWords, 'brand'>;

const phases: Readonly<Record<string, CardWords['phase']>> = {
  listen: 'listen',
  respond: 'respond',
  succeed: 'succeed',
};

/** A card by the type of its entry: the page's heading, what the page belongs to, and its phase. */
const wordsByType: Readonly<Record<string, (entry: Entry, around: Surroundings) => Words>> = {
  HomePage: ({ content }) => ({
    title: textAt(content, 'hero', 'title'),
    label: textAt(content, 'seo', 'title'),
    phase: 'listen',
  }),
  AboutPage: ({ content }, { tagline }) => ({
    title: textAt(content, 'hero', 'title'),
    label: tagline,
    phase: 'listen',
  }),
  SuccessPage: ({ content }, { tagline }) => ({
    title: textAt(content, 'title'),
    label: tagline,
    phase: 'succeed',
  }),
  Service: (entry, { groupOf }) => {
    const group = groupOf(entry)?.content;
    return {
      title: textAt(entry.content, 'hero', 'title'),
      label: textAt(group, 'name'),
      phase: phases[textAt(group, 'phase')] ?? 'listen',
    };
  },
  CaseStudy: ({ content }, { successTitle }) => ({
    title: textAt(content, 'name'),
    label: successTitle,
    phase: 'succeed',
  }),
  Partner: ({ content }) => ({
    title: textAt(content, 'hero', 'title'),
    label: textAt(content, 'name'),
    phase: 'succeed',
  }),
  LegalPage: ({ content }, { tagline }) => ({
    title: textAt(content, 'name'),
    label: tagline,
    phase: 'listen',
  }),
  ...Object.fromEntries(
    ['ContactPage', 'LoginPage', 'SignupPage', 'ErrorPage'].map((type) => [
      type,
      ({ content }: Entry, { tagline }: Surroundings): Words => ({
        title: textAt(content, 'title'),
        label: tagline,
        phase: 'listen',
      }),
    ]),
  ),
};

/** The addresses of the pages without a slug, by the name of their collection. */
const singlePaths: Readonly<Record<string, string>> = routes;

/** The path of an entry's page, encoded; undefined for the error screen, which is at every address. */
function pathOf(entry: Entry): string | undefined {
  const slug = slugOf(entry);
  return slug === undefined ? singlePaths[entry.collection.name] : hrefOf(pagePath(slug));
}

/** The cards of all pages. */
export function wantedCards(entries: readonly Entry[]): Card[] {
  const ofType = (type: string) =>
    entries.find(({ collection }) => collection.typeName === type)?.content;
  const groups = new Map(
    entries
      .filter(({ collection }) => collection.typeName === 'ServiceGroup')
      .map((group) => [slugOf(group) ?? '', group]),
  );
  const facts = companyFactsIn(ofType('Company'));
  const around: Surroundings = {
    tagline: textAt(ofType('Company'), 'tagline'),
    successTitle: textAt(ofType('SuccessPage'), 'title'),
    groupOf: ({ content }) => groups.get(textAt(content, 'group')),
  };
  return entries.flatMap((entry) => {
    const words = wordsByType[entry.collection.typeName]?.(entry, around);
    if (!words) return [];
    return [
      {
        file: cardFile(pathOf(entry)),
        words: {
          brand: facts.name,
          title: fillIn(words.title, facts),
          label: fillIn(words.label, facts),
          phase: words.phase,
        },
        pattern: patternWishOf(entry),
        ownPicture: ownPictureOf(entry),
      },
    ];
  });
}
