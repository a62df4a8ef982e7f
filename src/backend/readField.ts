/** Reads a field of an unknown value, such as a response or a thrown value; undefined if it has no such field. */
export const readField = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
