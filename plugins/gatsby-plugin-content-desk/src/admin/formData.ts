/** Turns a file's data into what its form edits, and back. Pure. */
import { type Field, isRecord } from '../../../../src/content/introspect';
import { pairItems } from '../yaml/pairItems';
import { PICTURE_ADDRESS } from './fields';

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** The data as the form shows it: a picture has an address, so that the form can show it. */
export function toForm(field: Field, value: unknown): unknown {
  const { item, fields, imageFolder } = field;
  if (item && Array.isArray(value)) return value.map((one) => toForm(item, one));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => {
        const known = fields.get(name);
        return [name, known ? toForm(known, own) : own];
      }),
    );
  }
  return imageFolder && typeof value === 'string' && value !== ''
    ? `${PICTURE_ADDRESS}/${value}`
    : value;
}

/** True where a form's value says no more than a field that is left out. */
const saysNothing = ({ type, isRequired }: Field, value: unknown): boolean =>
  !isRequired && (type === 'boolean' ? value !== true : isEmpty(value));

function group({ fields }: Field, value: Fields, before: unknown): Fields {
  const old = isRecord(before) ? before : {};
  const known = [...fields].flatMap(([name, field]): [string, unknown][] => {
    const was = old[name];
    const own = fromForm(field, value[name], was);
    if (!saysNothing(field, own)) return own === undefined || own === null ? [] : [[name, own]];
    // What the file holds empty, or false, stays as it is: nobody has changed it.
    return name in old && (isEmpty(was) || was === false) ? [[name, was]] : [];
  });
  // What the model does not know is not for the form to throw away: the check reports it.
  const unknown = Object.entries(value).filter(
    ([name]) => !name.startsWith('_') && !fields.has(name),
  );
  return Object.fromEntries([...known, ...unknown]);
}

/**
 * The data of a form as the file holds it.
 * @param before the file's data when the form was opened; undefined for a new entry
 */
export function fromForm(field: Field, value: unknown, before?: unknown): unknown {
  const { type, item, imageFolder } = field;
  if (item && Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const shown = old.map((one) => toForm(item, one));
    const pairs = pairItems(shown, value);
    return value.map((one: unknown, index) => {
      const was = pairs[index];
      return fromForm(item, one, was === undefined ? undefined : old[was]);
    });
  }
  if (type === 'object' && isRecord(value)) return group(field, value, before);
  if (imageFolder && typeof value === 'string' && value.startsWith(`${PICTURE_ADDRESS}/`)) {
    return value.slice(PICTURE_ADDRESS.length + 1);
  }
  // The library that keeps the form's values makes `null` of an emptied number.
  return value === null && type !== 'object' && type !== 'array' ? undefined : value;
}
