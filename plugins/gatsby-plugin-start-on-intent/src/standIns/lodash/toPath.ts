/**
 * Stands for lodash's function in Formik: `a.b[0]` becomes `['a', 'b', '0']`. Names with dots or brackets
 * of their own, in quotes, are not understood; no form has such a name.
 */
export default function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path)
    .split(/[.[\]]+/)
    .filter((part, index) => part !== '' || index === 0);
}
