/** Which pictures each page shows, in which formats, and where the drawn ones lie. */
import { byOrder } from '../../../src/content/menus';
import { fieldOf, numberField, textField } from '../../../src/content/nodeFields';
import {
  pictureGenerators,
  pictureTones,
  type PictureGenerator,
  type PictureTone,
} from '../../../src/content/sharedFields';
import type { PictureFormat } from '../../../src/drawings/formats';
import { Entry, slugOf } from '../../gatsby-plugin-content-desk/src/check/checkContent';
import { isChosen, sharedDrawing, type PatternWish, type PictureKind } from './choosePattern';
import type { PictureEntry } from './pictureFiles';

/** Folder of the drawn pictures, relative to the project. Not in Git: `data/` decides what is in it. */
export const GENERATED_PICTURES = '.generated/pictures';

/** The formats that the pages of a type show. */
const formatsByType: Readonly<Record<string, readonly PictureFormat[]>> = {
  Service: ['card', 'hero', 'wide'],
  CaseStudy: ['card', 'wide'],
  Partner: ['card', 'hero', 'wide'],
  AboutPage: ['hero', 'wide'],
  ContactPage: ['band'],
  LoginPage: ['tall', 'wide'],
  SignupPage: ['tall', 'wide'],
  ErrorPage: ['band'],
};

/** The GraphQL types whose pages have pictures. */
export const typesWithPictures = Object.keys(formatsByType);

/** Name under which an entry's pictures are drawn: its slug, or its collection's name. */
export const pictureKey = (entry: Entry): string => slugOf(entry) ?? entry.collection.name;

/** The kind of an entry of this GraphQL type. */
function kindOf(typeName: string, content: unknown): PictureKind {
  if (typeName === 'Service') {
    return textField(content, 'group') === 'responsive' ? 'responsive' : 'listening';
  }
  if (typeName === 'CaseStudy') return 'case-study';
  return typeName === 'Partner' ? 'partner' : 'page';
}

const isGenerator = (name: string): name is PictureGenerator => name in pictureGenerators;

const isTone = (name: string): name is PictureTone => name in pictureTones;

/**
 * What an entry says about the drawing of its pictures.
 * @param slug the name under which they are drawn
 * @param content its fields, as they are written
 */
export function patternWish(slug: string, typeName: string, content: unknown): PatternWish {
  const chosen = fieldOf(content, 'picture');
  const generator = textField(chosen, 'generator');
  const tone = textField(chosen, 'tone');
  return {
    slug,
    kind: kindOf(typeName, content),
    generator: isGenerator(generator) ? generator : undefined,
    tone: isTone(tone) ? tone : undefined,
  };
}

export const patternWishOf = (entry: Entry): PatternWish =>
  patternWish(pictureKey(entry), entry.collection.typeName, entry.content);

/** The content person's own file in PICTURE_FOLDER, which replaces the drawing. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  textField(entry.content.picture, 'file') || undefined;

/**
 * So many entries of a type for which nobody chose a pattern have drawings of their own, the first in
 * their order. The others share some: thousands of drawings would take hours to draw and to encode.
 */
export const OWN_DRAWINGS = 100;

const listed = ({ content }: Entry) => ({
  name: textField(content, 'name'),
  order: numberField(content, 'order'),
});

/** The entries that share drawings. */
function sharing(entries: readonly Entry[]): Set<Entry> {
  const undecided = entries.filter((entry) => !isChosen(patternWishOf(entry)));
  return new Set(
    Object.keys(formatsByType).flatMap((type) =>
      undecided
        .filter(({ collection }) => collection.typeName === type)
        .sort((first, second) => byOrder(listed(first), listed(second)))
        .slice(OWN_DRAWINGS),
    ),
  );
}

/** The pictures that have to be drawn: of every entry with a page that names no file of its own. */
export function wantedPictures(entries: readonly Entry[]): PictureEntry[] {
  const drawn = entries.filter((entry) => !ownPictureOf(entry));
  const shared = sharing(drawn);
  const pictures = new Map<string, PictureEntry>();
  for (const entry of drawn) {
    const formats = formatsByType[entry.collection.typeName];
    if (!formats) continue;
    const own = patternWishOf(entry);
    const picture = { ...(shared.has(entry) ? sharedDrawing(own) : own), formats };
    pictures.set(picture.slug, picture);
  }
  return [...pictures.values()];
}
