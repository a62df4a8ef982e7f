/** Drafts as whole content: a half-written draft shows, too. Pure. */
import type { Entry, PartlyEntry } from '../../../../src/content/entries';
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';

/** A required value that a draft does not have yet. */
const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  boolean: false,
  array: [],
  object: {},
};

function completed(field: Field, written: unknown): unknown {
  const { item, fields, type, isRequired } = field;
  const value = written ?? (isRequired ? EMPTY[type] : undefined);
  if (item && Array.isArray(value)) return value.map((one) => completed(item, one));
  if (!isRecord(value)) return value;
  const parts = [...fields].map(([name, part]) => [name, completed(part, value[name])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** An entry with something empty for each part that its kind requires and that it lacks. */
export function completeEntry(entry: PartlyEntry): Entry;
export function completeEntry({ kind, language, content }: PartlyEntry) {
  return { kind, language, content: completed(fieldOf(kindNamed(kind).schema), content) };
}
