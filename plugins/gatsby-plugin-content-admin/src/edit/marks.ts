/** Marks texts with the place of their field, in zero-width characters. */
import * as stega from '@vercel/stega';
import type { FieldPlace } from '../forms/formAddress';

/** The custom element of the Edit switch. */
export const EDIT_ELEMENT = 'content-edit';

/** The `inset` of that element: above the check's panel, whose height problemPanel.ts exposes as a custom property. */
export const EDIT_INSET = 'auto auto calc(12px + var(--content-panel-height, 0px)) 12px';

/** Holds the place of the field that an element shows. */
export const FIELD_ATTRIBUTE = 'data-content-field';

/** JavaScript treats one of the library's characters as a space, at which a component may split a text. */
const SPACE_LIKE = '\uFEFF';
const WORD_JOINER = '\u2060';

/** Returns the invisible characters to append to a text. */
export const markOf = ({ file, field }: FieldPlace): string =>
  stega.vercelStegaEncode(`${file}:${field}`).replaceAll(SPACE_LIKE, WORD_JOINER);

/** True for a text that holds a mark. */
export const isMarked = (text: string): boolean => text.search(stega.VERCEL_STEGA_REGEX) !== -1;

/** Returns a text without its marks. */
export const unmarked = (text: string): string => stega.vercelStegaSplit(text).cleaned;

/**
 * Returns the place of a marked text, like `data/services/risk.yaml:hero.title`: its last mark, because any text
 * filled into it brings its own.
 */
export const placeIn = (text: string): string | undefined =>
  stega.vercelStegaDecodeAll<string>(text.replaceAll(WORD_JOINER, SPACE_LIKE))?.at(-1);

/** Reads a place as `markOf` has written it, from a text's mark or an element's attribute. */
export function readPlace(place: string | null | undefined): FieldPlace | undefined {
  const [file = '', field] = place?.split(':') ?? [];
  return field === undefined ? undefined : { file, field };
}
