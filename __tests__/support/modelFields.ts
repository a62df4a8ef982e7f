/** Every field of the content model, for tests that nothing derived from it may leave one out. */
import { AnySchema, fieldsOf, itemOf, labelOf, metaOf } from '../../src/content/introspect';
import { collections } from '../../src/content/kinds';

export interface ModelField {
  /** Name of the kind of file. */
  collection: string;
  /** Names of the groups above the field, and its own. */
  path: string[];
  schema: AnySchema;
  label: string;
  /** The GraphQL type of the group that holds it, where the group has a name of its own. */
  groupType?: string;
}

function fieldsBelow(
  collection: string,
  group: AnySchema,
  above: string[],
  groupType?: string,
): ModelField[] {
  return fieldsOf(group).flatMap(([name, schema]) => {
    const path = [...above, name];
    const inner = itemOf(schema) ?? schema;
    return [
      { collection, path, schema, label: labelOf(schema) ?? '', groupType },
      ...fieldsBelow(collection, inner, path, metaOf(inner).graphqlType),
    ];
  });
}

export const modelFields: readonly ModelField[] = collections.flatMap(
  ({ name, schema, typeName }) => fieldsBelow(name, schema, [], typeName),
);
