import * as yup from 'yup';

type AnySchema = yup.Schema<unknown, yup.AnyObject, unknown, yup.Flags>;

/**
 * Validates a value against a schema of the content model, as for `data/`; returns the errors. With `field`,
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
