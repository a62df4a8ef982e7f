/** Turns a file's data into what its form edits, and back. Pure. */
import { type Field, isRecord } from '../../../../src/content/introspect';
import { mapContent } from '../../../../src/content/mapContent';
import { pairItems } from '../yaml/pairItems';
import { PICTURE_ADDRESS, PLACEMENT } from './fields';

type Fields = Record<string, unknown>;

/** A file's data with the entry's address and order in a group of their own, as the forms have it. */
export function grouped(field: Field, data: Fields): Fields {
  if (![...field.fields.values()].some(({ isPlacement }) => isPlacement)) return data;
  const isPlaced = ([name]: [string, unknown]) => field.fields.get(name)?.isPlacement ?? false;
  const all = Object.entries(data);
  return {
    ...Object.fromEntries(all.filter((one) => !isPlaced(one))),
    [PLACEMENT]: Object.fromEntries(all.filter(isPlaced)),
  };
}

/** A form's data with that group taken apart. */
export function ungrouped({ [PLACEMENT]: placement, ...words }: Fields): Fields {
  return isRecord(placement) ? { ...placement, ...words } : words;
}

/** The name of a picture by its address in the forms. */
export const fileName = (address: string): string => address.replace(`${PICTURE_ADDRESS}/`, '');

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** The data as the form shows it: a picture has an address, so that the form can show it. */
export const toForm = (field: Field, value: unknown): unknown =>
  mapContent(field, value, (part, { file }) =>
    file && typeof part === 'string' && part !== '' ? `${PICTURE_ADDRESS}/${part}` : part,
  );

/** True where a form's value says no more than a field that is left out. */
const saysNothing = ({ type, isRequired }: Field, value: unknown): boolean =>
  !isRequired && (type === 'boolean' ? value !== true : isEmpty(value));

function group({ fields }: Field, value: Fields, before: unknown): Fields {
  const old = isRecord(before) ? before : {};
  const known = [...fields].flatMap(([name, field]): [string, unknown][] => {
    const was = old[name];
    const own = fromForm(field, value[name], was);
    if (!saysNothing(field, own)) return own === undefined || own === null ? [] : [[name, own]];
    // What is empty or false in the file stays: nobody has changed it.
    return name in old && (isEmpty(was) || was === false) ? [[name, was]] : [];
  });
  // The form does not delete what the model does not know: the check reports it.
  const unknown = Object.entries(value).filter(([name]) => name in old && !fields.has(name));
  return Object.fromEntries([...known, ...unknown]);
}

/**
 * The data of a form as the file holds it.
 * @param before the file's data when the form was opened; undefined for a new entry
 */
export function fromForm(field: Field, value: unknown, before?: unknown): unknown {
  const { type, item, file } = field;
  if (item && Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const shown = old.map((one) => toForm(item, one));
    const pairs = pairItems(shown, value);
    return value.map((one: unknown, index) => {
      const own = fromForm(item, one, old[pairs[index] ?? -1]);
      return item.isNullable && isEmpty(own) ? null : own;
    });
  }
  if (type === 'object' && isRecord(value)) return group(field, value, before);
  if (file && typeof value === 'string') return fileName(value);
  // The CMS trims every text: a space at the end, as before a message of the server, is no change.
  if (typeof before === 'string' && before.trim() === value) return before;
  // The CMS's form makes an emptied number `null`.
  return value === null && type !== 'object' && type !== 'array' ? undefined : value;
}
