/** Marks texts with the place of their field, in zero-width characters. */
import {
  VERCEL_STEGA_REGEX,
  vercelStegaDecodeAll,
  vercelStegaEncode,
  vercelStegaSplit,
} from '@vercel/stega';
import type { FieldPlace } from '../forms/formAddress';

/** The custom element of the Edit switch. */
export const EDIT_ELEMENT = 'content-edit';

/** Holds the place of the field that an element shows. */
export const FIELD_ATTRIBUTE = 'data-content-field';

/** JavaScript treats one of the library's characters as a space, at which a component may split a text. */
const SPACE_LIKE = '\uFEFF';
const WORD_JOINER = '\u2060';

/** Writes a place like `data/services/risk.yaml:hero.title`. */
export const writePlace = ({ file, field }: FieldPlace): string => `${file}:${field}`;

/** Reads a place written by `writePlace`; returns undefined for any other text. */
export function readPlace(text: string): FieldPlace | undefined {
  const [file = '', field = ''] = text.split(':');
  return field === '' ? undefined : { file, field };
}

/** Returns the invisible characters to append to a text. */
export const markOf = (place: FieldPlace): string =>
  vercelStegaEncode(writePlace(place)).replaceAll(SPACE_LIKE, WORD_JOINER);

export const isMarked = (text: string): boolean => text.search(VERCEL_STEGA_REGEX) !== -1;

export const unmarked = (text: string): string => vercelStegaSplit(text).cleaned;

/** Returns the place of a marked text: its last mark, because any text filled into it brings its own. */
export function placeIn(text: string): FieldPlace | undefined {
  const places = vercelStegaDecodeAll<string>(text.replaceAll(WORD_JOINER, SPACE_LIKE)) ?? [];
  return readPlace(places.at(-1) ?? '');
}
