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
): unknown {
  function mapped(place: Field, content: unknown, path: FieldPath): unknown {
    const { item, fields } = place;
    if (Array.isArray(content)) {
      return item ? content.map((part, index) => mapped(item, part, [...path, index])) : content;
    }
    if (!isRecord(content)) return change(content, place, path);
    return Object.fromEntries(
      Object.entries(content).flatMap(([name, part]) => {
        const own = fields.get(name);
        if (!own) return [[name, part]];
        return keeps(own) ? [[name, mapped(own, part, [...path, name])]] : [];
      }),
    );
  }
  return mapped(field, value, []);
}

/** A value of the content with its field and place. */
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
