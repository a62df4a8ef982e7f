/** What yup has against the content of a file, without its repetitions. */
import * as yup from 'yup';
import { AnySchema, fieldOf, itemOf } from '../../../../src/content/introspect';
import { FieldPath, readPath } from './fieldPath';
import { Complaint } from './sentences';

/** The schema of a field; undefined where the model has none. */
export const schemaAt = (schema: AnySchema, path: FieldPath): AnySchema | undefined =>
  path.reduce<AnySchema | undefined>(
    (one, step) => one && (typeof step === 'number' ? itemOf(one) : fieldOf(one, step)),
    schema,
  );

const valueAt = (content: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (one, step) => (typeof one === 'object' && one !== null ? Reflect.get(one, step) : undefined),
    content,
  );

/** Complaints about what a value is; with one of them the value's other faults say nothing. */
const FIRST = ['required', 'optionality', 'nullable', 'defined', 'typeError'];

/** One complaint per value where the value is absent or of the wrong kind; else all of them. */
function telling(all: readonly yup.ValidationError[]): yup.ValidationError[] {
  const isFirst = ({ type }: yup.ValidationError) => FIRST.includes(type ?? '');
  const decided = new Set(all.filter(isFirst).map(({ path }) => path));
  const seen = new Set<string | undefined>();
  return all.filter((error) => {
    if (!decided.has(error.path)) return true;
    const isTold = !isFirst(error) || seen.has(error.path);
    seen.add(error.path);
    return !isTold;
  });
}

/** A complaint before it is known how the value is written. */
export type FieldComplaint = Omit<Complaint, 'isThere' | 'written'>;

/** Holds content against its schema. */
export function complaintsOf(schema: AnySchema, content: unknown): FieldComplaint[] {
  try {
    schema.validateSync(content, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return telling(error.inner.length > 0 ? error.inner : [error]).map((one) => {
      const path = readPath(one.path);
      return {
        path,
        schema: schemaAt(schema, path) ?? schema,
        value: valueAt(content, path),
        type: one.type ?? '',
        params: one.params ?? {},
        message: one.errors[0] ?? '',
      };
    });
  }
}
