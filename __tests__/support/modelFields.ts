import { kinds } from '../../src/content/kinds';
import { type Field, fieldOf } from '../../src/content/model/introspect';

export interface ModelField {
  kind: string;
  /** Names of the groups above the field, and its own. */
  path: string[];
  field: Field;
  label: string;
  /** The shape of the group that holds it, where several kinds share it. */
  shape?: string;
}

function fieldsBelow(kind: string, group: Field, above: string[], shape?: string): ModelField[] {
  return [...group.fields].flatMap(([name, field]) => {
    const path = [...above, name];
    const inner = field.item ?? field;
    return [
      { kind, path, field, label: field.label ?? '', shape },
      ...fieldsBelow(kind, inner, path, inner.shape),
    ];
  });
}

export const modelFields: readonly ModelField[] = kinds.flatMap(({ name, schema }) =>
  fieldsBelow(name, fieldOf(schema), []),
);
