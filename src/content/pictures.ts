/** Which pictures each page shows, in which formats, and where the drawn ones lie. */
import { Entry, slugOf } from './check';

/** Folder of the drawn pictures, relative to the project. Not in Git: `data/` decides what is in it. */
export const GENERATED_PICTURES = '.generated/pictures';

/** Sizes in which a picture is drawn; each is composed anew, none is cropped. Brief, section 8. */
export const pictureFormats = ['card', 'hero', 'wide', 'tall', 'band'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

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

/** What kind of page a picture is for; decides the colours where the entry states none. */
export type PictureKind = 'listening' | 'responsive' | 'case-study' | 'partner' | 'page';

const kindOf = ({ collection, content }: Entry): PictureKind => {
  if (collection.typeName === 'Service') {
    return content.group === 'responsive' ? 'responsive' : 'listening';
  }
  if (collection.typeName === 'CaseStudy') return 'case-study';
  return collection.typeName === 'Partner' ? 'partner' : 'page';
};

/** One picture to draw, in all of its formats. */
export interface WantedPicture {
  key: string;
  kind: PictureKind;
  generator?: string;
  tone?: string;
  formats: readonly PictureFormat[];
}

const textOf = (content: unknown, field: string): string | undefined => {
  const value: unknown =
    typeof content === 'object' && content !== null ? Reflect.get(content, field) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** The pictures that have to be drawn: of every entry with a page that names no file of its own. */
export function wantedPictures(entries: readonly Entry[]): WantedPicture[] {
  return entries.flatMap((entry) => {
    const formats = formatsByType[entry.collection.typeName];
    const chosen = entry.content.picture;
    if (!formats || textOf(chosen, 'file')) return [];
    const generator = textOf(chosen, 'generator');
    const tone = textOf(chosen, 'tone');
    return [{ key: pictureKey(entry), kind: kindOf(entry), generator, tone, formats }];
  });
}
