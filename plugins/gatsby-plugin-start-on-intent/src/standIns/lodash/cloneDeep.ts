import isPlainObject from './isPlainObject';

/**
 * Stands for lodash's function in Formik: copies the plain objects and lists that forms hold, and hands
 * on everything else as it is.
 */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cloneDeep(one)]));
}
