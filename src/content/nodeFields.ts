/** Fields of a node, or of a part of one, as the content has them: not resolved. */

/** Any field; undefined where there is none. */
export const fieldOf = (source: unknown, field: string): unknown =>
  typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined;

/** A text; "" where there is none. */
export const textField = (source: unknown, field: string): string => {
  const value = fieldOf(source, field);
  return typeof value === 'string' ? value : '';
};

/** A number; 0 where there is none. */
export const numberField = (source: unknown, field: string): number => {
  const value = fieldOf(source, field);
  return typeof value === 'number' ? value : 0;
};

/** The texts of a list; none where there is no list. */
export const textsField = (source: unknown, field: string): string[] => {
  const value = fieldOf(source, field);
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};
