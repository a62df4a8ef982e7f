/** The GraphQL types of the content, derived from the model: declared, never inferred. */
import { type Field, fieldOf } from './introspect';
import { kinds } from './kinds';
import { workedOut } from './workedOut';

const pascalCase = (name: string) =>
  name.replace(/(?:^|[-_ ])(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The GraphQL type of a group, or of the groups in a list, that stands in a field of another type. */
export const groupType = (parent: string, name: string, field: Field): string =>
  (field.item ?? field).graphqlType ?? parent + pascalCase(name);

/**
 * True for a group, and a list of groups, that queries take whole: nothing in it leads to another node, is
 * a file or is worked out. To GraphQL it is JSON.
 * @param type its name
 */
export function isWhole(type: string, field: Field): boolean {
  const { fields, ...group } = field.item ?? field;
  return (
    group.type === 'object' &&
    !(type in workedOut) &&
    [...fields].every(([name, part]) => {
      const { ref, isDay, imageFolder, ...inner } = part.item ?? part;
      if (inner.type === 'object') return isWhole(groupType(type, name, part), part);
      return !(ref || isDay || imageFolder);
    })
  );
}

/** References resolve to entries, days have formats, and texts get the company's facts filled in. */
function extensionOf({ item, ...field }: Field): string {
  const { ref, type, isDay } = item ?? field;
  if (ref) return ` @reference(to: "${ref.typeName}")`;
  if (isDay) return ' @dateformat';
  return type === 'string' ? ' @filled' : '';
}

/** The definitions of every kind's node type and of the shapes in them, as SDL. */
export function graphqlTypes(): string {
  /** By name: shared shapes (`graphqlType`) are defined once. */
  const definitions = new Map<string, string>();

  /** The GraphQL name of a field's type; defines it where it is a group, as `group`. */
  function typeOf(field: Field, group: string): string {
    const { item, type, ref, isDay } = field;
    if (item) return `[${typeOf(item, group)}!]`;
    if (isDay) return 'Date';
    if (type === 'string') return ref?.typeName ?? 'String';
    if (type !== 'object') return type === 'number' ? 'Int' : 'Boolean';
    if (isWhole(group, field)) return 'JSON';
    if (!definitions.has(group)) define(group, field);
    return group;
  }

  function define(typeName: string, group: Field, isNode = false): void {
    const fields = [...group.fields]
      .filter(([name]) => !isNode || name !== 'language')
      .map(([name, field]) => {
        const type = typeOf(field, groupType(typeName, name, field));
        return `  ${name}: ${type}${field.isRequired ? '!' : ''}${extensionOf(field)}`;
      });
    // Each node says its language: see storedContent.ts of gatsby-plugin-content-check.
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
