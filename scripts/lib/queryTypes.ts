/**
 * TypeScript types of what the queries of `src/` bring, out of the queries and the content model: closed
 * lists stay closed, and what a file may leave out is null. See docs/decisions/0015-types-of-queries.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildASTSchema,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind as Syntax,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'gatsby/graphql';
import {
  pictureResolvers,
  pictureTypes,
} from '../../plugins/gatsby-plugin-drawn-pictures/src/pictureResolvers';
import { filesBelow } from '../../plugins/generatedFiles';
import { graphqlTypes, groupType } from '../../src/content/graphqlTypes';
import { type Field, fieldOf } from '../../src/content/introspect';
import { kinds } from '../../src/content/kinds';
import { contentResolvers, workedOutTypes } from '../../src/content/resolvers';

/** The file that holds the types, relative to the project. */
export const QUERY_TYPES = 'src/generated/queryTypes.ts';

/** What the queries ask of Gatsby's own types, as its plugins declare them. */
const GATSBY_TYPES = `
  interface Node { id: ID! }
  scalar JSON
  scalar Date
  scalar GatsbyImageData
  type ImageSharp { gatsbyImageData: GatsbyImageData! }
  type File { publicURL: String childImageSharp: ImageSharp }
  type SiteMetadata { siteUrl: String! }
  type Site { siteMetadata: SiteMetadata! }
  type Query { site: Site! }
`;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** One node is never null: pages are made of entries that are there, and the check wants files that exist once. */
const rootTypes = kinds.map(
  ({ typeName }) => `
    type ${typeName}Connection { nodes: [${typeName}!]! }
    extend type Query {
      ${lowerFirst(typeName)}: ${typeName}!
      all${typeName}: ${typeName}Connection!
    }`,
);

/** The fields that resolvers add to the types of the model. */
const addedFields = [contentResolvers(), pictureResolvers()].flatMap((resolvers) =>
  Object.entries(resolvers).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      'type' in field && typeof field.type === 'string'
        ? `extend type ${type} { ${name}: ${field.type} }`
        : [],
    ),
  ),
);

const schema = buildASTSchema(
  parse(
    [GATSBY_TYPES, graphqlTypes(), workedOutTypes, pictureTypes, ...rootTypes, ...addedFields].join(
      '\n',
    ),
  ),
  { assumeValid: true, assumeValidSDL: true },
);

/** The groups of the model by the names of their GraphQL types. */
const groups = new Map<string, Field>();

function addGroups(typeName: string, group: Field): void {
  groups.set(typeName, group);
  for (const [name, field] of group.fields) {
    const one = field.item ?? field;
    if (one.type === 'object') addGroups(groupType(typeName, name, field), one);
  }
}
for (const { typeName, schema: content } of kinds) addGroups(typeName, fieldOf(content));

/** Of the fields that are not in the model. */
const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  GatsbyImageData: 'IGatsbyImageData',
  Int: 'number',
  String: 'string',
};

const listOf = (item: string) => (/^[^{]*[|&]/.test(item) ? `(${item})[]` : `${item}[]`);

/** The types of the groups that queries take whole, by their names. */
const wholeTypes = new Map<string, string>();

/** The type of a value of the model; `group` is its name where it is a group. */
function typeOfField({ item, type, choices, fields }: Field, group: string): string {
  if (item) return listOf(typeOfField(item, group));
  if (choices.length > 0) return choices.map((one) => `'${one}'`).join(' | ');
  if (type !== 'object') return type;
  const parts = [...fields]
    .filter(([, { isPrivate }]) => !isPrivate)
    .map(([name, field]) => {
      const mark = field.isRequired ? '' : '?';
      return `  ${name}${mark}: ${typeOfField(field, groupType(group, name, field))};\n`;
    });
  wholeTypes.set(group, `export type ${group} = {\n${parts.join('')}};\n`);
  return group;
}

/** The type of a field of which nothing is selected: the model's own, or that of a scalar. */
function leafType(parent: string, name: string, scalar: string): string {
  const field = groups.get(parent)?.fields.get(name);
  return field
    ? typeOfField(field.item ?? field, groupType(parent, name, field))
    : (SCALARS[scalar] ?? 'unknown');
}

/** A type with its lists and its null, round the type of what is in them. */
function wrapped(type: GraphQLOutputType, inner: string): string {
  const value = isNonNullType(type) ? type.ofType : type;
  const item = isListType(value) ? wrapped(value.ofType, inner) : undefined;
  const list = item === undefined ? inner : listOf(item);
  return isNonNullType(type) ? list : `${list} | null`;
}

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** The type of what is asked of `parent`. Throws where it has no such field. */
function typeOfSelection(
  { selections }: SelectionSetNode,
  parent: GraphQLObjectType,
  query: string,
): string {
  const fragments: string[] = [];
  const fields: string[] = [];
  for (const one of selections) {
    if (one.kind === Syntax.FRAGMENT_SPREAD) fragments.push(`${one.name.value}Fragment`);
    if (one.kind !== Syntax.FIELD) continue;
    const name = one.name.value;
    const field = parent.getFields()[name];
    if (!field) throw new Error(`${query} asks ${parent.name} for "${name}", which it has not.`);
    const named = getNamedType(field.type);
    const inner =
      one.selectionSet && isObjectType(named)
        ? typeOfSelection(one.selectionSet, named, query)
        : leafType(parent.name, name, named.name);
    fields.push(`${(one.alias ?? one.name).value}: ${indented(wrapped(field.type, inner))};`);
  }
  const own = fields.length > 0 ? [`{\n  ${fields.join('\n  ')}\n}`] : [];
  return [...fragments, ...own].join(' & ');
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

const nameOf = ({ name, kind }: Definition): string =>
  `${name?.value ?? ''}${kind === Syntax.FRAGMENT_DEFINITION ? 'Fragment' : 'Query'}`;

function typeOf(definition: Definition): string {
  const name = nameOf(definition);
  const parent =
    definition.kind === Syntax.FRAGMENT_DEFINITION
      ? schema.getType(definition.typeCondition.name.value)
      : schema.getQueryType();
  if (!isObjectType(parent)) throw new Error(`${name} is about a type that does not exist.`);
  const type = typeOfSelection(definition.selectionSet, parent, definition.name?.value ?? '');
  return `export type ${name} = ${type};\n`;
}

const isDefinition = (one: { kind: string }): one is Definition =>
  one.kind === Syntax.OPERATION_DEFINITION || one.kind === Syntax.FRAGMENT_DEFINITION;

/** The queries and fragments in a file of TypeScript. */
const definitionsIn = (source: string): Definition[] =>
  [...source.matchAll(/\bgraphql`([^`]*)`/g)].flatMap(([, text = '']) =>
    parse(text).definitions.filter(isDefinition),
  );

const HEAD = `/* Written by \`npm run query:types\`: change the queries, not this file. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';
`;

/** The types of these queries and fragments, as a file of TypeScript. */
export const queryTypes = (sources: readonly string[]): string =>
  [
    HEAD,
    ...sources
      .flatMap(definitionsIn)
      .sort((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
      .map(typeOf),
    ...[...wholeTypes.values()].sort(),
  ].join('\n');

/** The types of all queries of a project. */
export const queryTypesOf = (project: string): string =>
  queryTypes(
    filesBelow(path.join(project, 'src'))
      .filter((file) => /\.tsx?$/.test(file) && path.posix.join('src', file) !== QUERY_TYPES)
      .map((file) => readFileSync(path.join(project, 'src', file), 'utf8')),
  );
