/** Every field of the content model, for tests that nothing derived from it may leave one out. */
import { type Field, fieldOf } from '../../src/content/introspect';
import { kinds } from '../../src/content/kinds';

export interface ModelField {
  /** Name of the kind of file. */
  kind: string;
  /** Names of the groups above the field, and its own. */
  path: string[];
  field: Field;
  label: string;
  /** The GraphQL type of the group that holds it, where the group has a name of its own. */
  groupType?: string;
}

function fieldsBelow(
  kind: string,
  group: Field,
  above: string[],
  groupType?: string,
): ModelField[] {
  return [...group.fields].flatMap(([name, field]) => {
    const path = [...above, name];
    const inner = field.item ?? field;
    return [
      { kind, path, field, label: field.label ?? '', groupType },
      ...fieldsBelow(kind, inner, path, inner.graphqlType),
    ];
  });
}

export const modelFields: readonly ModelField[] = kinds.flatMap(({ name, schema, typeName }) =>
  fieldsBelow(name, fieldOf(schema), [], typeName),
);
