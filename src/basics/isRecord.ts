/** True for an object with named parts, as a parser of YAML or JSON returns it: no list, no date. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
