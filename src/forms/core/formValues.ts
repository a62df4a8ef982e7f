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

/** For each field of an empty form, the value of the first source in which it is filled in. */
export const firstFilled = (
  initial: FormValues,
  sources: readonly (FormValues | undefined)[],
): FormValues =>
  Object.fromEntries(
    Object.entries(initial).map(([field, empty]) => [
      field,
      sources
        .map((source) => source?.[field])
        .find((value) => typeof value === typeof empty && value !== empty) ?? empty,
    ]),
  );

/** `values` with `texts` in those fields that are blank or still hold the text of `former`. */
export const withTexts = (values: FormValues, texts: FormValues, former: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const isFree = value === '' || value === former[field];
      return [field, isFree ? (texts[field] ?? value) : value];
    }),
  );

/** `values` without `fields`. */
export const without = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));

export const areEqual = (first: FormValues, second: FormValues): boolean =>
  Object.keys(first).length === Object.keys(second).length &&
  Object.entries(first).every(([field, value]) => second[field] === value);

/** True where the visitor has typed or ticked anything. */
export const hasContent = (values: FormValues): boolean =>
  Object.values(values).some((value) => (typeof value === 'string' ? value.trim() !== '' : value));

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
