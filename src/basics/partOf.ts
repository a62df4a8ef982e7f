/**
 * Returns a part of an unknown value, such as a response or a thrown value, by its path; undefined if it is not there.
 */
export const partOf = (value: unknown, ...steps: (string | number)[]): unknown =>
  steps.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined,
    value,
  );
