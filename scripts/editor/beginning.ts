/** The beginning of a value: what is required of it, to be filled in. Derived from the model. */
import type { Field } from '../../src/content/introspect';

interface Filling {
  /** What stands for a value that is neither a group nor a list. */
  value: (field: Field, name: string) => unknown;
  /** The name of a field of a group that is filled in though it may be left out. */
  alsoIn?: (group: Field) => string | undefined;
}

/** @param name of the field that holds the value */
export function beginningOf(field: Field, filling: Filling, name = ''): unknown {
  const { type, item, min = 1, fields } = field;
  if (item) {
    return Array.from({ length: Math.max(1, min) }, () => beginningOf(item, filling, name));
  }
  if (type !== 'object') return filling.value(field, name);
  const also = filling.alsoIn?.(field);
  const wanted = [...fields].filter(([own, { isRequired }]) => isRequired || own === also);
  return Object.fromEntries(wanted.map(([own, one]) => [own, beginningOf(one, filling, own)]));
}
