/** The values of a form while it is filled in: texts and ticks by field name. */
export type FormValues = Record<string, string | boolean>;

/** The texts and ticks in `value`, if it is an object. */
export const asFormValues = (value: unknown): FormValues | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const values: FormValues = {};
  for (const [field, one] of Object.entries(value)) {
    if (typeof one === 'string' || typeof one === 'boolean') values[field] = one;
  }
  return values;
};

/** For each field of an empty form, the value of the first source that has one. */
export const firstFilled = (
  initial: FormValues,
  sources: readonly (FormValues | undefined)[],
): FormValues =>
  Object.fromEntries(
    Object.entries(initial).map(([field, empty]) => [
      field,
      sources.map((source) => source?.[field]).find((value) => typeof value === typeof empty) ??
        empty,
    ]),
  );

/** Those of `values` for which `isKept` is true. */
const filtered = (
  values: FormValues,
  isKept: (field: string, value: string | boolean) => boolean,
) => Object.fromEntries(Object.entries(values).filter(([field, value]) => isKept(field, value)));

const isBlank = (value: string | boolean) =>
  typeof value === 'string' ? value.trim() === '' : !value;

/** Those of `values` that are filled in, or blank because a suggestion was taken out. */
export const filledIn = (values: FormValues, suggested: FormValues = {}): FormValues =>
  filtered(values, (field, value) => !isBlank(value) || Boolean(suggested[field]));

/** `values` of `fields` alone. */
export const only = (values: FormValues, fields: ReadonlySet<string>): FormValues =>
  filtered(values, (field) => fields.has(field));

/** `values` without `fields`. */
export const without = (values: FormValues, fields: readonly string[]): FormValues =>
  filtered(values, (field) => !fields.includes(field));

/** The names of the fields in which two forms differ. */
export const differing = (values: FormValues, others: FormValues): string[] =>
  Object.keys(values).filter((field) => values[field] !== others[field]);

export const areEqual = (first: FormValues, second: FormValues): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([field, value]) => second[field] === value);

/** True where the visitor has typed or ticked anything. */
export const hasContent = (values: FormValues): boolean => !Object.values(values).every(isBlank);

/** What the controls hold: React does not hear of autofill, nor of typing before hydration. */
export function readForm(form: HTMLFormElement, values: FormValues): FormValues {
  const held = new FormData(form);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? held.has(field) : String(held.get(field) ?? value),
    ]),
  );
}
