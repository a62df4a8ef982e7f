/** Which pictures each page shows, in which formats, and where the drawn ones lie. */
import type { PatternWish, PictureKind } from '../art/choosePattern';
import type { PictureFormat } from '../art/formats';
import type { PictureEntry } from '../art/pictureFiles';
import { Entry, slugOf } from './check';
import {
  pictureGenerators,
  pictureTones,
  type PictureGenerator,
  type PictureTone,
} from './model/shared';

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

const kindOf = ({ collection, content }: Entry): PictureKind => {
  if (collection.typeName === 'Service') {
    return content.group === 'responsive' ? 'responsive' : 'listening';
  }
  if (collection.typeName === 'CaseStudy') return 'case-study';
  return collection.typeName === 'Partner' ? 'partner' : 'page';
};

const textOf = (content: unknown, field: string): string | undefined => {
  const value: unknown =
    typeof content === 'object' && content !== null ? Reflect.get(content, field) : undefined;
  return typeof value === 'string' ? value : undefined;
};

const isGenerator = (name: string | undefined): name is PictureGenerator =>
  name !== undefined && name in pictureGenerators;

const isTone = (name: string | undefined): name is PictureTone =>
  name !== undefined && name in pictureTones;

/** What an entry says about the drawing of its pictures. */
export function patternWishOf(entry: Entry): PatternWish {
  const chosen = entry.content.picture;
  const generator = textOf(chosen, 'generator');
  const tone = textOf(chosen, 'tone');
  return {
    slug: pictureKey(entry),
    kind: kindOf(entry),
    generator: isGenerator(generator) ? generator : undefined,
    tone: isTone(tone) ? tone : undefined,
  };
}

/** The content person's own file in PICTURE_FOLDER, which replaces the drawing. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  textOf(entry.content.picture, 'file') || undefined;

/** The pictures that have to be drawn: of every entry with a page that names no file of its own. */
export function wantedPictures(entries: readonly Entry[]): PictureEntry[] {
  return entries.flatMap((entry) => {
    const formats = formatsByType[entry.collection.typeName];
    return formats && !ownPictureOf(entry) ? [{ ...patternWishOf(entry), formats }] : [];
  });
}
