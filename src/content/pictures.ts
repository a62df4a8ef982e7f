/** Pictures as pages show them. The plugin for pictures makes the index; no page knows how. Pure. */
import type { PictureFormat } from '../drawings/formats';
import { pagePath } from './addresses';
import { type Entry, pictureOf, slugOf } from './entries';
import { kindNamed } from './kinds';

/** What `<img>` and the `<source>`s before it take; a drawing is one file for all widths. */
export interface Image {
  src: string;
  width: number;
  height: number;
  srcSet?: string;
  sources?: readonly { type: string; srcSet: string }[];
}

/** A picture in one format. */
export interface ThemedImage {
  light: Image;
  /** What the dark theme shows, where that is another image. */
  dark?: Image;
}

export type PictureFormats = Partial<Record<PictureFormat, ThemedImage>>;

/** The picture of a page in the formats that the page shows. */
export type Pictures = PictureFormats & { alt: string };

/** What is drawn and what is photographed, by name. Plain JSON: /admin's preview fetches it. */
export interface PictureIndex {
  /** By the name of an entry's pictures. */
  drawings: Readonly<Record<string, PictureFormats>>;
  /** By the name of the file in the folder of pictures. */
  photographs: Readonly<Record<string, Image>>;
  logos: Readonly<Record<string, Image>>;
  /** The addresses of PDFs. */
  documents: Readonly<Record<string, string>>;
}

export const NO_PICTURES: PictureIndex = {
  drawings: {},
  photographs: {},
  logos: {},
  documents: {},
};

/** The name of an entry's pictures: its slug, below the folder of its address, or its kind's name. */
export function pictureName(entry: Entry): string {
  const slug = slugOf(entry);
  return slug === undefined
    ? entry.kind
    : pagePath(slug, kindNamed(entry.kind).page?.addressFolder).slice(1);
}

/** The content person's own file in PICTURE_FOLDER, which replaces the drawing. */
export const ownPictureOf = (entry: Entry): string | undefined =>
  pictureOf(entry)?.file || undefined;

/** A photograph is the same in all formats: its frame cuts it. */
const photographIn = (formats: readonly PictureFormat[], light?: Image): PictureFormats =>
  light ? Object.fromEntries(formats.map((format) => [format, { light }])) : {};

const drawingIn = (
  formats: readonly PictureFormat[],
  drawing: PictureFormats = {},
): PictureFormats => Object.fromEntries(formats.map((format) => [format, drawing[format]]));

/** The picture of an entry's page. */
export const picturesOf = (
  entry: Entry,
  formats: readonly PictureFormat[],
  { drawings, photographs }: PictureIndex,
): Pictures => {
  const file = ownPictureOf(entry);
  return {
    alt: pictureOf(entry)?.alt ?? '',
    ...(file === undefined
      ? drawingIn(formats, drawings[pictureName(entry)])
      : photographIn(formats, photographs[file])),
  };
};

/** A photograph that content names beside its description; undefined where there is none. */
export const photographOf = (
  named: { file?: string; alt?: string } | undefined,
  formats: readonly PictureFormat[],
  { photographs }: PictureIndex,
): Pictures | undefined =>
  named?.file === undefined
    ? undefined
    : { alt: named.alt ?? '', ...photographIn(formats, photographs[named.file]) };

/** A sample page: the address of a PDF, or a picture. */
export const sampleOf = (
  { file, title }: { file: string; title: string },
  index: PictureIndex,
): { link?: string; pictures?: Pictures } =>
  file in index.documents
    ? { link: index.documents[file] }
    : { pictures: photographOf({ file, alt: title }, ['wide'], index) };

/** A logo in one file, or in one for each theme. */
export interface Logo {
  ground?: 'light' | 'dark' | 'both';
  onLight: Image;
  onDark?: Image;
}

/** True for a file that is not much wider than high: a symbol, which says no name. */
export const isSymbol = ({ width, height }: Pick<Image, 'width' | 'height'>): boolean =>
  width < 1.5 * height;

/** The files of a logo; undefined where the content names none, or none that is there. */
export function logoOf(
  named: { file: string; dark?: string; ground?: Logo['ground'] } | undefined,
  { logos }: PictureIndex,
): Logo | undefined {
  const onLight = named && logos[named.file];
  return (
    onLight && {
      onLight,
      ...(named.dark !== undefined && { onDark: logos[named.dark] }),
      ...(named.ground && { ground: named.ground }),
    }
  );
}
