/** Fills the gaps of a half-written entry, so that the site's views can show it. */
import { isRecord } from '../../../../src/basics/isRecord';
import { kindNamed } from '../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import type { Entry, PartlyEntry } from '../../../../src/content/pages/entries';

const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  boolean: false,
  array: [],
  object: {},
};

function orEmpty(field: Field, written: unknown): unknown {
  const { item, fields, type, isRequired } = field;
  const value = written ?? (isRequired ? EMPTY[type] : undefined);
  if (item && Array.isArray(value)) return value.map((part) => orEmpty(item, part));
  if (!isRecord(value)) return value;
  const parts = [...fields].map(([name, part]) => [name, orEmpty(part, value[name])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Adds an empty value for each required part that an entry lacks, so that it holds all that its kind requires. */
export function withEmptyParts(entry: PartlyEntry): Entry;
export function withEmptyParts({ kind, language, content }: PartlyEntry) {
  return { kind, language, content: orEmpty(fieldOf(kindNamed(kind).schema), content) };
}
