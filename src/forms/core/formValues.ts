import { type CallName, CALLS } from '../../backend/calls';
import { isRecord } from '../../basics/isRecord';

/** The values of text fields and checkboxes, by field name. */
export type FormValues = Record<string, string | boolean>;

/** The form values in `value`, if it is an object. */
export const asFormValues = (value: unknown): FormValues | undefined => {
  if (!isRecord(value)) return undefined;
  const values: FormValues = {};
  for (const [field, fieldValue] of Object.entries(value)) {
    if (typeof fieldValue === 'string' || typeof fieldValue === 'boolean')
      values[field] = fieldValue;
  }
  return values;
};

const filtered = (
  values: FormValues,
  isKept: (field: string, value: string | boolean) => boolean,
) => Object.fromEntries(Object.entries(values).filter(([field, value]) => isKept(field, value)));

/** The `initial` form with those of `values` that fit its fields. */
export const filledWith = (initial: FormValues, values: FormValues): FormValues => ({
  ...initial,
  ...filtered(values, (field, value) => typeof value === typeof initial[field]),
});

const isBlank = (value: string | boolean) =>
  typeof value === 'string' ? value.trim() === '' : !value;

/** The values that are filled in, or that the visitor blanked although something was suggested. */
export const filledIn = (values: FormValues, suggested: FormValues = {}): FormValues =>
  filtered(values, (field, value) => !isBlank(value) || Boolean(suggested[field]));

/** The values of `fields` alone. */
export const only = (values: FormValues, fields: ReadonlySet<string>): FormValues =>
  filtered(values, (field) => fields.has(field));

/** The values without the passwords of `call`. */
export const withoutPasswords = (values: FormValues, call: CallName): FormValues =>
  filtered(values, (field) => Reflect.get(CALLS[call].fields, field) !== 'password');

/** The values that may be stored: no passwords, and nothing of a login, since others may use the same computer. */
export const storable = (values: FormValues, call: CallName): FormValues =>
  call === 'login' ? {} : withoutPasswords(values, call);

/** The names of the fields in which two forms differ. */
export const differing = (values: FormValues, others: FormValues): string[] =>
  Object.keys(values).filter((field) => values[field] !== others[field]);

/** Reads the controls themselves: React misses autofill and whatever was typed before hydration. */
export function readForm(form: HTMLFormElement, values: FormValues): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? data.has(field) : String(data.get(field) ?? value),
    ]),
  );
}
