/** Walks content together with its model. Pure. */
import { type Field, isRecord } from './introspect';

/** The path of a field in a file: field names and list indices. */
export type FieldPath = readonly (string | number)[];

/**
 * Returns content with every value replaced; groups and lists keep their shape.
 * @param change maps a text, number or boolean
 * @param keeps decides which fields of a group remain
 */
export function mapContent(
  field: Field,
  value: unknown,
  change: (value: unknown, field: Field, path: FieldPath) => unknown,
  keeps: (field: Field) => boolean = () => true,
  path: FieldPath = [],
): unknown {
  const { item, fields } = field;
  if (Array.isArray(value)) {
    return item
      ? value.map((part, index) => mapContent(item, part, change, keeps, [...path, index]))
      : value;
  }
  if (!isRecord(value)) return change(value, field, path);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const own = fields.get(name);
      if (!own) return [[name, part]];
      return keeps(own) ? [[name, mapContent(own, part, change, keeps, [...path, name])]] : [];
    }),
  );
}
