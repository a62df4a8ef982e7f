import * as yup from 'yup';

type AnySchema = yup.Schema<unknown, yup.AnyObject, unknown, yup.Flags>;

/**
 * Returns the errors of a value under a schema of the content model, checked as `data/` is. With `field`,
 * only this field is checked.
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
