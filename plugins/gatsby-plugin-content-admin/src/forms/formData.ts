/** Between a file's data and a form's. */
import { isRecord } from '../../../../src/basics/isRecord';
import type { Field } from '../../../../src/content/model/introspect';
import { mapContent } from '../../../../src/content/model/mapContent';
import { pairItems } from '../yaml/pairItems';
import { PICTURE_ADDRESS, PLACEMENT } from './fields';

export type Fields = Record<string, unknown>;

/** Moves the entry's address and order into a group of their own, as in the forms. */
export function groupPlacement(field: Field, data: Fields): Fields {
  if (![...field.fields.values()].some(({ isPlacement }) => isPlacement)) return data;
  const isPlacement = ([name]: [string, unknown]) => field.fields.get(name)?.isPlacement ?? false;
  const all = Object.entries(data);
  return {
    ...Object.fromEntries(all.filter((part) => !isPlacement(part))),
    [PLACEMENT]: Object.fromEntries(all.filter(isPlacement)),
  };
}

/** Undoes `groupPlacement`: moves the entry's address and order from their group back to the top level. */
export function ungroupPlacement({ [PLACEMENT]: placement, ...words }: Fields): Fields {
  return isRecord(placement) ? { ...placement, ...words } : words;
}

/** Returns a picture's file name, from its address in the forms. */
export const pictureFileOf = (address: string): string =>
  address.replace(`${PICTURE_ADDRESS}/`, '');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/**
 * Converts a file's values to the form's: pictures get an address, by which the form shows them. The other half is
 * `groupPlacement`, which is for whole files only.
 */
export const toForm = (field: Field, value: unknown): unknown =>
  mapContent(field, value, (part, { file }) =>
    file && typeof part === 'string' && part !== '' ? `${PICTURE_ADDRESS}/${part}` : part,
  );

/** True for a form's value that is equivalent to an omitted field. */
const isOmittable = ({ type, isRequired }: Field, value: unknown): boolean =>
  !isRequired && (type === 'boolean' ? value !== true : isEmpty(value));

function groupFromForm({ fields }: Field, value: Fields, before: unknown): Fields {
  const old = isRecord(before) ? before : {};
  const modelled = [...fields].flatMap(([name, field]): [string, unknown][] => {
    const oldPart = old[name];
    const part = fromForm(field, value[name], oldPart);
    if (!isOmittable(field, part)) return part === undefined || part === null ? [] : [[name, part]];
    // An unchanged empty or false value stays in the file.
    return name in old && (isEmpty(oldPart) || oldPart === false) ? [[name, oldPart]] : [];
  });
  // Keep fields unknown to the model: the check reports them.
  const unknown = Object.entries(value).filter(([name]) => name in old && !fields.has(name));
  return Object.fromEntries([...modelled, ...unknown]);
}

/**
 * Makes one paragraph of a text: a gap with a line break or a tab, as Word pastes them, becomes one space, which is all
 * that a page shows of it. Gaps of spaces alone stay.
 */
const inOneParagraph = (text: string): string =>
  text.replace(/[\s\u0085]+/g, (gap) => (/[\t-\r\u0085\u2028\u2029]/.test(gap) ? ' ' : gap));

/**
 * Converts a form's values to the file's, except for the group of `groupPlacement`.
 * @param before the file's value when the form was opened
 */
export function fromForm(field: Field, value: unknown, before?: unknown): unknown {
  const { type, item, file } = field;
  if (item && Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const oldInForm = old.map((part) => toForm(item, part));
    const pairs = pairItems(oldInForm, value);
    return value.map((part: unknown, index) => {
      const saved = fromForm(item, part, old[pairs[index] ?? -1]);
      return item.isNullable && isEmpty(saved) ? null : saved;
    });
  }
  if (type === 'object' && isRecord(value)) return groupFromForm(field, value, before);
  if (file && typeof value === 'string') return pictureFileOf(value);
  // The CMS trims every text. What it has trimmed, e.g. the space with which "Error: " ends, is no change.
  if (typeof before === 'string' && (before === value || before.trim() === value)) return before;
  if (typeof value === 'string' && field.holdsWords) return inOneParagraph(value);
  // A form holds null for an emptied scalar, such as a number: the file then lacks the field.
  return value === null && type !== 'object' && type !== 'array' ? undefined : value;
}
