/** Walks content together with its model. Pure. */
import { isRecord } from '../../basics/isRecord';
import type { Field } from './introspect';

/** The path of a field in a file: field names and list indices. */
export type FieldPath = readonly (string | number)[];

/**
 * Returns content with every value replaced; groups and lists keep their shape.
 * @param root the field that describes the content
 * @param change maps a text, number or boolean
 * @param keeps decides which fields of a group remain
 */
export function mapContent(
  root: Field,
  content: unknown,
  change: (value: unknown, field: Field, path: FieldPath) => unknown,
  keeps: (field: Field) => boolean = () => true,
): unknown {
  function mapped(field: Field, value: unknown, path: FieldPath): unknown {
    const { item, fields } = field;
    if (Array.isArray(value)) {
      return item ? value.map((part, index) => mapped(item, part, [...path, index])) : value;
    }
    if (!isRecord(value)) return change(value, field, path);
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, part]) => {
        const partField = fields.get(name);
        if (!partField) return [[name, part]];
        return keeps(partField) ? [[name, mapped(partField, part, [...path, name])]] : [];
      }),
    );
  }
  return mapped(root, content, []);
}

/** A value of the content with its field and path. */
export interface ValueField<Value = unknown> {
  field: Field;
  path: FieldPath;
  value: Value;
}

/** Lists every value with its field, in the model's order; an omitted field has the value undefined. */
export function valuesIn(field: Field, value: unknown, path: FieldPath = []): ValueField[] {
  const { item, fields } = field;
  if (isRecord(value)) {
    return [...fields].flatMap(([name, part]) => valuesIn(part, value[name], [...path, name]));
  }
  if (Array.isArray(value)) {
    return item ? value.flatMap((part, index) => valuesIn(item, part, [...path, index])) : [];
  }
  return [{ field, path, value }];
}
