/** Pieces of a text that stand for something else: links and the company's facts. */
import { linksIn, type TextLink } from '../../../../src/content/textLinks';
import type { Span } from '../yaml/finding';
import type { ContentFile } from './contentFile';
import type { FieldPath } from './fieldPath';

const BRACES = /\{(\w+)\}/g;

/** A link with the place of its address in the file; undefined where it is broken over two lines. */
export interface PlacedLink extends TextLink {
  place: () => Span | undefined;
}

/** The place in the file of the piece that begins at `index` of a field's text. */
export function spanInText(
  { source, places }: ContentFile,
  path: FieldPath,
  value: string,
  index: number,
  piece: string,
): Span | undefined {
  let start = places.spanOf(path).start - 1;
  // The file breaks its lines elsewhere than the text: the pieces are counted instead.
  for (let wanted = value.slice(0, index).split(piece).length; wanted > 0; wanted -= 1) {
    start = source.indexOf(piece, start + 1);
    if (start === -1) return undefined;
  }
  return { start, end: start + piece.length };
}

/** What is written as a link in a text of the content. */
export const placedLinks = (file: ContentFile, path: FieldPath, value: string): PlacedLink[] =>
  linksIn(value).map((link) => {
    const { words, gap, address, index } = link;
    const open = gap === '' ? '](' : '(';
    const at = index + `[${words}]${gap}(`.length - open.length;
    const place = (): Span | undefined => {
      const found = spanInText(file, path, value, at, open + address);
      return found && { start: found.start + open.length, end: found.end };
    };
    return { ...link, place };
  });

/** The words in braces in a text of the content, with their places. */
export const bracesIn = (file: ContentFile, path: FieldPath, value: string) =>
  [...value.matchAll(BRACES)].map(({ 0: whole, 1: word = '', index }) => ({
    word,
    place: () => spanInText(file, path, value, index, whole),
  }));
