/** Reads the content model: turns yup schemas into plain data. Pure. */
import * as yup from 'yup';
import type { FieldMeta } from './fields';

export interface Field extends FieldMeta {
  /** yup's name for its type: "string", "number", "boolean", "array" or "object". */
  type: string;
  label?: string;
  isRequired: boolean;
  /** True if the value may be null: nothing after the field's colon or the item's dash. */
  isNullable: boolean;
  /** Limits on the length of a text, the value of a number or the size of a list. */
  min?: number;
  max?: number;
  length?: number;
  /** What a text must match, and the problem if it does not: "must start with…". */
  mustMatch?: { regex: RegExp; message: string };
  isMail: boolean;
  /** True for prose: a text that is not a choice, reference, link or file name. */
  holdsWords: boolean;
  choices: readonly string[];
  /** The fields of which a group must hold exactly one; empty without such a rule. */
  alternatives: readonly string[];
  /** The fields of a group, in the order of the model; empty for other fields. */
  fields: ReadonlyMap<string, Field>;
  item?: Field;
}

/** Schemas are immutable, so each is read once. */
const cache = new WeakMap<yup.Schema, Field>();

/** Returns a schema as plain data. */
export function fieldOf(schema: yup.Schema): Field {
  const field = cache.get(schema) ?? describeField(schema);
  cache.set(schema, field);
  return field;
}

function describeField(schema: yup.Schema): Field {
  const { label, optional, meta = {} } = schema.spec;
  const tests = new Map(schema.tests.map(({ OPTIONS }) => [OPTIONS?.name ?? '', OPTIONS]));
  const limit = (name: string): number | undefined => {
    const value = tests.get(name)?.params?.[name];
    return typeof value === 'number' ? value : undefined;
  };
  const expressions = [...tests].flatMap(([name, test]) => {
    const regex = test?.params?.regex;
    const isExpression = regex instanceof RegExp && name !== 'email';
    return isExpression && typeof test?.message === 'string'
      ? { regex, message: test.message }
      : [];
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
    mustMatch: expressions[0],
    isMail: tests.has('email'),
    holdsWords: schema.type === 'string' && !(meta.options ?? meta.ref ?? meta.link ?? meta.file),
    choices: Object.keys(meta.options ?? {}),
    alternatives: Array.isArray(alternatives) ? alternatives.map(String) : [],
    fields: new Map(
      within.flatMap(([name, part]) => (part instanceof yup.Schema ? [[name, fieldOf(part)]] : [])),
    ),
    item: item instanceof yup.Schema ? fieldOf(item) : undefined,
  };
}
