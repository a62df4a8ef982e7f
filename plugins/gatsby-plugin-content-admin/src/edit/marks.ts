/** Marks that nobody sees: a text carries the place of its field in characters without width. */
import {
  VERCEL_STEGA_REGEX,
  vercelStegaDecodeAll,
  vercelStegaEncode,
  vercelStegaSplit,
} from '@vercel/stega';

/** The element that holds the switch over a page. */
export const EDIT_ELEMENT = 'content-edit';

export interface FieldPlace {
  /** Path of the file, relative to the project. */
  file: string;
  /** The field in it, as the forms of /admin name it: `how.cards.0.title`. */
  field: string;
  /** The line in the file, from 1. */
  line: number;
}

/**
 * The library's fourth character counts as a space in JavaScript: a component that splits a text
 * would split the mark. The word joiner does not.
 */
const SPACE_LIKE = '\uFEFF';
const WORD_JOINER = '\u2060';

/** A place in one line: `data/services/risk.yaml:15:hero.title`. */
export const writePlace = ({ file, line, field }: FieldPlace): string => `${file}:${line}:${field}`;

/** What `writePlace` has written; undefined for any other text. */
export function readPlace(written: string): FieldPlace | undefined {
  const [file = '', line = '', field = ''] = written.split(':');
  return field === '' ? undefined : { file, line: Number(line), field };
}

/** The characters that follow a text to say where it comes from. */
export const markOf = (place: FieldPlace): string =>
  vercelStegaEncode(writePlace(place)).replaceAll(SPACE_LIKE, WORD_JOINER);

export const isMarked = (text: string): boolean => text.search(VERCEL_STEGA_REGEX) !== -1;

export const unmarked = (text: string): string => vercelStegaSplit(text).cleaned;

/** The place of a marked text, or undefined. A text with others filled in ends in its own mark. */
export function placeIn(text: string): FieldPlace | undefined {
  const places = vercelStegaDecodeAll<string>(text.replaceAll(WORD_JOINER, SPACE_LIKE)) ?? [];
  return readPlace(places.at(-1) ?? '');
}
