import isPlainObject from './isPlainObject';

/** Stands for lodash's function in Formik, which copies a form's values, errors and lists by it. */
export default function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  return isPlainObject(value) ? { ...value } : value;
}
