import * as yup from 'yup';

type AnySchema = yup.Schema<unknown, yup.AnyObject, unknown, yup.Flags>;

/**
 * What a schema of the content model has against a value, checked as `data/` is; nothing where the
 * value fits. `field` checks one field of it only.
 */
export function complaints(schema: AnySchema, value: unknown, field?: string): string[] {
  const options = { strict: true, abortEarly: false };
  try {
    if (field === undefined) schema.validateSync(value, options);
    else yup.object({ value: schema }).validateSyncAt(`value.${field}`, { value }, options);
    return [];
  } catch (error) {
    if (error instanceof yup.ValidationError) return error.errors;
    throw error;
  }
}
