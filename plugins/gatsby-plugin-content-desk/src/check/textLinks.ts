/** Pieces of a text that stand for something else: links and the company's facts. */
import type { ContentFile } from './contentFile';
import type { FieldPath } from './fieldPath';
import type { Span } from './problem';

/** `[words](address)`, with a space between the two where the author has slipped. */
const LINK = /\[([^\][]*)\]([ \t\n]*)\(([^()]*)\)/g;
const BRACES = /\{(\w+)\}/g;

export interface TextLink {
  words: string;
  target: string;
  /** True where a space keeps the two parts from being a link. */
  isSplit: boolean;
  /** Where the target stands in the file; undefined where it is broken over two lines. */
  place: () => Span | undefined;
}

/** The place in the file of the piece that begins at `index` of a field's text. */
function placeOf(
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

const BEGINS_ADDRESS = /^(?:[/#]|https?:|mailto:|tel:|\{phoneLink)/;

/** The links in a text of the content. */
export function linksIn(file: ContentFile, path: FieldPath, value: string): TextLink[] {
  return [...value.matchAll(LINK)].flatMap(
    ({ 0: whole, 1: words = '', 2: gap = '', 3: target = '', index }) => {
      const isSplit = gap !== '';
      if (isSplit && !BEGINS_ADDRESS.test(target)) return [];
      const open = isSplit ? '(' : '](';
      const place = (): Span | undefined => {
        const at = index + whole.length - target.length - open.length - 1;
        const found = placeOf(file, path, value, at, open + target);
        return found && { start: found.start + open.length, end: found.end };
      };
      return [{ words, target, isSplit, place }];
    },
  );
}

/** The words in braces in a text of the content, with their places. */
export const bracesIn = (file: ContentFile, path: FieldPath, value: string) =>
  [...value.matchAll(BRACES)].map(({ 0: whole, 1: word = '', index }) => ({
    word,
    place: () => placeOf(file, path, value, index, whole),
  }));
