/** Reads the model: what a field is called, what it may hold, and which fields it has. Pure. */
import * as yup from 'yup';
import { FieldMeta } from './fields';

export type AnySchema = yup.Schema;

export const labelOf = (schema: AnySchema): string | undefined => schema.spec.label;

export const metaOf = (schema: AnySchema): FieldMeta => schema.spec.meta ?? {};

export const isRequired = (schema: AnySchema): boolean => !schema.spec.optional;

type Fields = readonly (readonly [string, AnySchema])[];

/** Schemas never change, and the check asks for their fields once for each value. */
const knownFields = new WeakMap<AnySchema, Fields>();

/** The fields of a group with their schemas, in the order of the model; none for anything else. */
export function fieldsOf(schema: AnySchema): Fields {
  const known = knownFields.get(schema);
  if (known) return known;
  const written: Record<string, unknown> = schema instanceof yup.ObjectSchema ? schema.fields : {};
  const fields = Object.entries(written).flatMap(([name, field]) =>
    field instanceof yup.Schema ? [[name, field] as const] : [],
  );
  knownFields.set(schema, fields);
  return fields;
}

/** The schema of one field of a group; undefined where the group has no such field. */
export function fieldOf(schema: AnySchema, name: string): AnySchema | undefined {
  return fieldsOf(schema).find(([one]) => one === name)?.[1];
}

/** The schema of a list's items; undefined for anything else. */
export function itemOf(schema: AnySchema): AnySchema | undefined {
  if (!(schema instanceof yup.ArraySchema)) return undefined;
  const item: unknown = schema.innerType;
  return item instanceof yup.Schema ? item : undefined;
}

/** What a limit of yup is called, with its parameters. */
type Limits = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The limits of a field by their names: `max`, `length`, `integer`, `slug`… */
export function limitsOf(schema: AnySchema): Limits {
  return Object.fromEntries(
    schema.tests.map(({ OPTIONS }) => {
      const params: unknown = OPTIONS?.params;
      return [OPTIONS?.name ?? '', typeof params === 'object' ? { ...params } : {}];
    }),
  );
}

const numberIn = (limits: Limits, name: string, param = name): number | undefined => {
  const value = limits[name]?.[param];
  return typeof value === 'number' ? value : undefined;
};

/** How long a text, how big a number or how full a list may be. */
export function sizeOf(schema: AnySchema): { min?: number; max?: number; length?: number } {
  const limits = limitsOf(schema);
  const length = numberIn(limits, 'length');
  return { min: length ?? numberIn(limits, 'min'), max: length ?? numberIn(limits, 'max'), length };
}

/** The form that a text must have, with the sentence that says so: "must start with…". */
export function patternOf(schema: AnySchema): { regex: RegExp; message: string } | undefined {
  for (const { OPTIONS } of schema.tests) {
    const params: unknown = OPTIONS?.params;
    const regex: unknown = typeof params === 'object' && params ? Reflect.get(params, 'regex') : '';
    if (
      regex instanceof RegExp &&
      OPTIONS?.name !== 'email' &&
      typeof OPTIONS?.message === 'string'
    )
      return { regex, message: OPTIONS.message };
  }
  return undefined;
}

/** The names of which a group holds exactly one; none for other groups. */
export function alternativesOf(schema: AnySchema): readonly string[] {
  const names: unknown = limitsOf(schema)['one-of']?.names;
  return Array.isArray(names) ? names.map(String) : [];
}

/** The values of a closed list; none where any value goes. */
export const choicesOf = (schema: AnySchema): readonly string[] =>
  Object.keys(metaOf(schema).options ?? {});

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "3 items", "1 character". */
export const items = (count: number) => plural(count, 'item', 'items');
export const characters = (count: number) => plural(count, 'character', 'characters');

function sizeWords(schema: AnySchema, words: (count: number) => string): string {
  const { min, max, length } = sizeOf(schema);
  if (length !== undefined) return ` of exactly ${words(length)}`;
  if (min !== undefined && min > 1 && max !== undefined) return ` of ${min} to ${words(max)}`;
  if (max !== undefined) return ` of at most ${words(max)}`;
  return min !== undefined && min > 1 ? ` of at least ${words(min)}` : '';
}

/** What a field holds, in words: "a text of at most 40 characters", "a list of exactly 2 items". */
export function describe(schema: AnySchema): string {
  const { ref, imageFolder, link } = metaOf(schema);
  if (schema instanceof yup.StringSchema) {
    const choices = choicesOf(schema);
    if (choices.length > 0) return `one of: ${choices.join(', ')}`;
    if (ref) return `the slug of an entry in data/${ref}`;
    if (imageFolder) return `the name of a file in ${imageFolder}`;
    if (link) return 'a link';
    if ('email' in limitsOf(schema)) return 'a mail address';
    return `a text${sizeWords(schema, characters)}`;
  }
  if (schema instanceof yup.NumberSchema) return 'a whole number';
  if (schema instanceof yup.BooleanSchema) return 'true or false';
  if (schema instanceof yup.ArraySchema) return `a list${sizeWords(schema, items)}`;
  return `a group with the fields ${fieldsOf(schema)
    .map(([name]) => name)
    .join(', ')}`;
}
