/** The beginning of a new file, as YAML. Derived from the model. */
import { stringify } from 'yaml';
import * as yup from 'yup';
import {
  AnySchema,
  choicesOf,
  fieldsOf,
  isRequired,
  itemOf,
  labelOf,
  metaOf,
  sizeOf,
} from '../../../../src/content/introspect';

function valueOf(schema: AnySchema, name: string): unknown {
  const item = itemOf(schema);
  if (item) {
    return Array.from({ length: Math.max(1, sizeOf(schema).min ?? 1) }, () => valueOf(item, name));
  }
  if (schema instanceof yup.ObjectSchema) {
    const required = fieldsOf(schema).filter(([, field]) => isRequired(field));
    return Object.fromEntries(required.map(([field, one]) => [field, valueOf(one, field)]));
  }
  if (schema instanceof yup.BooleanSchema) return true;
  if (schema instanceof yup.NumberSchema) return 10;
  const { example, ref } = metaOf(schema);
  return (
    example ??
    choicesOf(schema)[0] ??
    (ref && `slug of one of data/${ref}`) ??
    labelOf(schema) ??
    name
  );
}

/** All required fields of a kind of file, each with its example or its label. */
export const sampleOf = (schema: AnySchema): string =>
  stringify(valueOf(schema, ''), { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
