/** Reads the model: each field as plain data, out of its yup schema. Pure. */
import * as yup from 'yup';
import type { FieldMeta } from './fields';

/** A field of the model: what it is called and what it may hold. */
export interface Field extends FieldMeta {
  /** yup's name of its type: "string", "number", "boolean", "array" or "object". */
  type: string;
  label?: string;
  isRequired: boolean;
  /** True where nothing may stand behind the name or the dash. */
  isNullable: boolean;
  /** How long a text, how big a number or how full a list may be. */
  min?: number;
  max?: number;
  length?: number;
  /** The form that a text must have, with the sentence that says so: "must start with…". */
  pattern?: { regex: RegExp; message: string };
  isMail: boolean;
  /** True for a text that speaks for itself: none that names, leads to or chooses something. */
  holdsWords: boolean;
  /** The values of a closed list; none where any value goes. */
  choices: readonly string[];
  /** The names exactly one of which a group holds; none for other groups. */
  alternatives: readonly string[];
  /** The fields of a group, in the order of the model; none for anything else. */
  fields: ReadonlyMap<string, Field>;
  /** What a list holds; undefined for anything else. */
  item?: Field;
}

/** Schemas never change: each is read once. */
const known = new WeakMap<yup.Schema, Field>();

/** A schema as plain data. */
export function fieldOf(schema: yup.Schema): Field {
  const field = known.get(schema) ?? readField(schema);
  known.set(schema, field);
  return field;
}

function readField(schema: yup.Schema): Field {
  const { label, optional, meta = {} } = schema.spec;
  const tests = new Map(schema.tests.map(({ OPTIONS }) => [OPTIONS?.name ?? '', OPTIONS]));
  const limit = (name: string): number | undefined => {
    const value = tests.get(name)?.params?.[name];
    return typeof value === 'number' ? value : undefined;
  };
  const patterns = [...tests].flatMap(([name, test]) => {
    const regex = test?.params?.regex;
    const isPattern = regex instanceof RegExp && name !== 'email';
    return isPattern && typeof test?.message === 'string' ? { regex, message: test.message } : [];
  });
  const alternatives = tests.get('one-of')?.params?.names;
  const within = schema instanceof yup.ObjectSchema ? Object.entries<unknown>(schema.fields) : [];
  const item: unknown = schema instanceof yup.ArraySchema ? schema.innerType : undefined;
  const length = limit('length');
  return {
    ...meta,
    type: schema.type,
    label,
    isRequired: !optional,
    isNullable: schema.spec.nullable,
    min: length ?? limit('min'),
    max: length ?? limit('max'),
    length,
    pattern: patterns[0],
    isMail: tests.has('email'),
    holdsWords: schema.type === 'string' && !(meta.options ?? meta.ref ?? meta.link ?? meta.file),
    choices: Object.keys(meta.options ?? {}),
    alternatives: Array.isArray(alternatives) ? alternatives.map(String) : [],
    fields: new Map(
      within.flatMap(([name, own]) => (own instanceof yup.Schema ? [[name, fieldOf(own)]] : [])),
    ),
    item: item instanceof yup.Schema ? fieldOf(item) : undefined,
  };
}

/** True for a group of fields, as YAML reads one. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** "1 item", "3 items". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
export const items = (count: number) => counted(count, 'item');
export const characters = (count: number) => counted(count, 'character');

/** What to mind before changing a field whose value the owner's specification says; '' for others. */
export const ownersNote = ({ fixedBy }: FieldMeta): string =>
  fixedBy === undefined
    ? ''
    : `What section ${fixedBy} of the owner’s specification says here may change with the owner’s consent only.`;

function sizeInWords({ min = 1, max, length }: Field, words: (count: number) => string): string {
  if (length !== undefined) return ` of exactly ${words(length)}`;
  if (max === undefined) return '';
  return min > 1 ? ` of ${min} to ${words(max)}` : ` of at most ${words(max)}`;
}

/** What a field holds, in words: "a text of at most 40 characters", "a list of exactly 2 items". */
export function describe(field: Field): string {
  const { type, ref, file, link, choices, isDay, isMail, fields } = field;
  if (type === 'number') return 'a whole number';
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return `a list${sizeInWords(field, items)}`;
  if (type === 'object') return `a group with the fields ${[...fields.keys()].join(', ')}`;
  if (choices.length > 0) return `one of: ${choices.join(', ')}`;
  if (ref) return `the slug of an entry in ${ref.folder ?? ''}`;
  if (file) return `the name of a file in ${file.folder}`;
  if (isDay) return 'a day';
  if (link) return 'a link';
  return isMail ? 'a mail address' : `a text${sizeInWords(field, characters)}`;
}
