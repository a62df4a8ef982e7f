/** Walks through content together with its model. */
import { isRecord } from '../../../../src/basics/isRecord';
import type { KindName } from '../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import {
  type FieldPath,
  type ValueField,
  valuesIn,
} from '../../../../src/content/model/mapContent';
import type { PartlyEntry } from '../../../../src/content/pages/entries';
import { MAIN_LANGUAGE } from '../../../../src/content/text/languages';

/** Reads a path as yup writes it: `how.cards[2].title`. */
export const readPath = (path = ''): FieldPath =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

export type FieldText = ValueField<string>;

/** Lists every text with its field, in the model's order. */
export const textsIn = (field: Field, value: unknown): FieldText[] =>
  valuesIn(field, value).filter((entry): entry is FieldText => typeof entry.value === 'string');

/** The field at a path; the whole model if there is none. */
export const fieldAt = (whole: Field, path: FieldPath): Field =>
  path.reduce<Field | undefined>(
    (field, step) => (typeof step === 'number' ? field?.item : field?.fields.get(step)),
    whole,
  ) ?? whole;

/** The fields of a group; none of any other value. */
export const fieldsIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The items of a list; none of any other value. */
export const itemsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The parts of a value that fit a field; in lists, items that do not fit are left undefined. */
function fittingParts({ type, item, fields }: Field, value: unknown): unknown {
  if (item) return Array.isArray(value) ? value.map((part) => fittingParts(item, part)) : undefined;
  if (type !== 'object') return typeof value === type ? value : undefined;
  if (!isRecord(value)) return undefined;
  const known = [...fields].filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, field]) => [name, fittingParts(field, value[name])]));
}

/** Content of a kind, checked or not: the parts of it that fit. */
export function partlyEntry(kind: Kind<KindName>, content: unknown, language?: string): PartlyEntry;
export function partlyEntry({ name, schema }: Kind, content: unknown, language = MAIN_LANGUAGE) {
  return { kind: name, content: fittingParts(fieldOf(schema), content) ?? {}, language };
}
