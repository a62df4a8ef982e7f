/** Walks through content together with its schema. */
import { AnySchema, fieldsOf, itemOf } from '../../../../src/content/introspect';
import { isRecord } from './fieldNames';
import { FieldPath } from './fieldPath';

/** Calls `seen` for every value that the schema knows, from the top down. Content need not fit. */
export function visit(
  schema: AnySchema,
  value: unknown,
  seen: (schema: AnySchema, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  if (value === undefined || value === null) return;
  seen(schema, value, path);
  if (isRecord(value)) {
    for (const [name, field] of fieldsOf(schema)) visit(field, value[name], seen, [...path, name]);
  }
  const item = itemOf(schema);
  if (item && Array.isArray(value)) {
    value.forEach((one, index) => visit(item, one, seen, [...path, index]));
  }
}
