import { ValidationError } from 'yup';
import type { FormValues } from './formValues';

/** What a form needs of its Yup schema: it turns what was typed into what is sent. */
export interface PayloadSchema<Payload> {
  validateSync: (values: unknown, options?: { abortEarly?: boolean }) => Payload;
}

/** Messages by field; a field without one is right. */
export type FormErrors = Partial<Record<string, string>>;

/** The first message of each field that `schema` finds wrong. Throws what is no validation error. */
export function errorsOf(schema: PayloadSchema<unknown>, values: FormValues): FormErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: FormErrors = {};
    for (const { path, message } of error.inner) {
      if (path && !(path in errors)) errors[path] = message;
    }
    return errors;
  }
}
