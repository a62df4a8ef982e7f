/** Turns a file's data into what its form edits, and back. Pure. */
import * as yup from 'yup';
import {
  AnySchema,
  fieldsOf,
  isRequired,
  itemOf,
  metaOf,
} from '../../../../src/content/introspect';
import { pairItems } from '../yaml/pairItems';
import { PICTURE_ADDRESS } from './fields';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty));

/** The data as the form shows it: a picture has an address, so that the form can show it. */
export function toForm(schema: AnySchema, value: unknown): unknown {
  const item = itemOf(schema);
  if (item && Array.isArray(value)) return value.map((one) => toForm(item, one));
  if (schema instanceof yup.ObjectSchema && isFields(value)) {
    const known = new Map(fieldsOf(schema));
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => {
        const field = known.get(name);
        return [name, field ? toForm(field, own) : own];
      }),
    );
  }
  if (metaOf(schema).imageFolder && typeof value === 'string' && value !== '') {
    return `${PICTURE_ADDRESS}/${value}`;
  }
  return value;
}

/** True where a form's value says no more than a field that is left out. */
function saysNothing(schema: AnySchema, value: unknown): boolean {
  if (schema instanceof yup.BooleanSchema) return !isRequired(schema) && value !== true;
  return !isRequired(schema) && isEmpty(value);
}

function group(schema: AnySchema, value: Fields, before: unknown): Fields {
  const old = isFields(before) ? before : {};
  const known = fieldsOf(schema);
  // What the model does not know is not for the form to throw away: the check reports it.
  const unknown = Object.entries(value).filter(
    ([name]) => !name.startsWith('_') && !known.some(([one]) => one === name),
  );
  const fields = known.flatMap(([name, field]): [string, unknown][] => {
    const wasThere = name in old;
    const own = fromForm(field, value[name], old[name]);
    // What the file holds empty, or false, stays as it is: nobody has changed it.
    if (saysNothing(field, own))
      return wasThere && isEmptyOrFalse(old[name]) ? [[name, old[name]]] : [];
    return own === undefined || own === null ? [] : [[name, own]];
  });
  return Object.fromEntries([...fields, ...unknown]);
}

const isEmptyOrFalse = (value: unknown): boolean => isEmpty(value) || value === false;

/**
 * The data of a form as the file holds it.
 * @param before the file's data when the form was opened; undefined for a new entry
 */
export function fromForm(schema: AnySchema, value: unknown, before?: unknown): unknown {
  const item = itemOf(schema);
  if (item) {
    if (!Array.isArray(value)) return value;
    const old: unknown[] = Array.isArray(before) ? before : [];
    const shown = old.map((one) => toForm(item, one));
    const pairs = pairItems(shown, value);
    return value.map((one: unknown, index) => {
      const was = pairs[index];
      return fromForm(item, one, was === undefined ? undefined : old[was]);
    });
  }
  if (schema instanceof yup.ObjectSchema)
    return isFields(value) ? group(schema, value, before) : value;
  if (metaOf(schema).imageFolder && typeof value === 'string') {
    return value.startsWith(`${PICTURE_ADDRESS}/`)
      ? value.slice(PICTURE_ADDRESS.length + 1)
      : value;
  }
  // The library that keeps the form's values makes `null` of an emptied number.
  return value === null ? undefined : value;
}
