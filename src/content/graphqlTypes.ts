/** The GraphQL types of the content, derived from the model: declared, never inferred. */
import { type Field, fieldOf } from './introspect';
import { kinds } from './kinds';

const pascalCase = (name: string) =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** References resolve to their entries; texts get the company's name and addresses filled in. */
function extensionOf({ item, ...field }: Field): string {
  const { ref, type } = item ?? field;
  if (ref) return ` @reference(to: "${ref.typeName}")`;
  return type === 'string' ? ' @filled' : '';
}

/** The definitions of every kind's node type and of the shapes in them, as SDL. */
export function graphqlTypes(): string {
  /** By name: shared shapes (`graphqlType`) are defined once. */
  const definitions = new Map<string, string>();

  /** The GraphQL name of a field's type; defines it where it is a group. */
  function typeOf(field: Field, name: string): string {
    const { item, type, ref, graphqlType = name } = field;
    if (item) return `[${typeOf(item, name)}!]`;
    if (type === 'string') return ref?.typeName ?? 'String';
    if (type !== 'object') return type === 'number' ? 'Int' : 'Boolean';
    if (!definitions.has(graphqlType)) define(graphqlType, field);
    return graphqlType;
  }

  function define(typeName: string, group: Field, isNode = false): void {
    const fields = [...group.fields]
      .filter(([name]) => !isNode || name !== 'language')
      .map(([name, field]) => {
        const type = typeOf(field, typeName + pascalCase(name));
        return `  ${name}: ${type}${field.isRequired ? '!' : ''}${extensionOf(field)}`;
      });
    // Each node says its language: see storedContent.ts of gatsby-plugin-content-desk.
    if (isNode) fields.push('  language: String!');
    const implementing = isNode ? ' implements Node' : '';
    definitions.set(
      typeName,
      `type ${typeName}${implementing} @dontInfer {\n${fields.join('\n')}\n}`,
    );
  }

  for (const { schema, typeName } of kinds) define(typeName, fieldOf(schema), true);
  return [...definitions.values()].join('\n\n');
}
