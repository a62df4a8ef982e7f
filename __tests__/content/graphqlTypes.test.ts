/** @jest-environment node */
import {
  parse,
  print,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'gatsby/graphql';
import { graphqlTypes } from '../../src/content/graphqlTypes';
import { type Field, fieldOf } from '../../src/content/introspect';
import { kinds } from '../../src/content/kinds';

const definitions = new Map<string, ObjectTypeDefinitionNode>();
for (const definition of parse(graphqlTypes()).definitions) {
  if (definition.kind === 'ObjectTypeDefinition')
    definitions.set(definition.name.value, definition);
}

/** A field of a type as it is written: `name: String! @filled`. */
function field(type: string, name: string): string {
  const isIt = (one: FieldDefinitionNode) => one.name.value === name;
  const found = definitions.get(type)?.fields?.find(isIt);
  if (!found) throw new Error(`${type} has no field ${name}.`);
  return print(found);
}

describe('the types of the content', () => {
  it.each(kinds.map(({ typeName }) => typeName))('hold the node type %s', (typeName) => {
    expect(definitions.get(typeName)?.interfaces?.map(({ name }) => name.value)).toEqual(['Node']);
  });

  it('are never inferred, so that a file cannot change them', () => {
    const inferred = [...definitions.values()].filter(
      ({ directives }) => !directives?.some(({ name }) => name.value === 'dontInfer'),
    );
    expect(inferred).toEqual([]);
  });
});

describe('a field', () => {
  it.each([
    ['a required text', 'Service', 'name', 'name: String! @filled'],
    ['an optional text', 'ServiceWhy', 'text', 'text: String @filled'],
    ['a yes or no', 'LegalPage', 'isNumbered', 'isNumbered: Boolean!'],
    ['a list of texts', 'CaseStudy', 'results', 'results: [String!]! @filled'],
    ['a group', 'Service', 'hero', 'hero: ServiceHero!'],
    ['an optional group', 'Service', 'picture', 'picture: PictureChoice'],
    ['a shape that several files share', 'ServiceHero', 'action', 'action: Action!'],
    ['a reference', 'Service', 'group', 'group: ServiceGroup! @reference(to: "ServiceGroup")'],
    [
      'a reference in a group',
      'ServiceGroupPromo',
      'partner',
      'partner: Partner! @reference(to: "Partner")',
    ],
  ])('that is %s is typed so', (_kind, type, name, written) => {
    expect(field(type, name)).toBe(written);
  });
});

/** The shapes in a field that name a shared type, each with its fields as text. */
function sharedShapes({ item, fields, graphqlType }: Field): { type: string; shape: string }[] {
  const inner = [...(item ? [item] : []), ...fields.values()].flatMap(sharedShapes);
  const shape = [...fields].map(([name, { type, isRequired }]) => [name, type, isRequired]);
  return graphqlType ? [...inner, { type: graphqlType, shape: JSON.stringify(shape) }] : inner;
}

it('a shared type has the same fields wherever it is used', () => {
  const shapes = kinds.flatMap(({ schema }) => sharedShapes(fieldOf(schema)));
  const variants = new Set(shapes.map(({ type, shape }) => `${type}: ${shape}`));
  expect(variants.size).toBe(new Set(shapes.map(({ type }) => type)).size);
});
