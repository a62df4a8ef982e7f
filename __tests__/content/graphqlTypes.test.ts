/** @jest-environment node */
import {
  parse,
  print,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'gatsby/graphql';
import { graphqlTypes } from '../../src/content/graphqlTypes';
import { kinds } from '../../src/content/kinds';
import { modelFields } from '../support/modelFields';

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
  it.each(kinds)('hold the node type $typeName, which no file can change', ({ typeName }) => {
    expect(definitions.get(typeName)).toMatchObject({
      interfaces: [{ name: { value: 'Node' } }],
      directives: [{ name: { value: 'dontInfer' } }],
    });
  });

  it('that are shared have the same fields wherever they are used', () => {
    /** By the type and the place of a group. */
    const shapes = new Map<string, string>();
    for (const { kind, path, groupType, field } of modelFields) {
      const key = [groupType, kind, ...path.slice(0, -1)].join(' ');
      const written = `${path.at(-1) ?? ''} ${field.type} ${field.isRequired}\n`;
      if (groupType !== undefined) shapes.set(key, (shapes.get(key) ?? groupType) + written);
    }
    const types = [...shapes.keys()].map((key) => key.split(' ')[0]);
    expect(new Set(shapes.values()).size).toBe(new Set(types).size);
  });
});

describe('a field', () => {
  it.each([
    ['a required text', 'Service', 'name', 'name: String! @filled'],
    ['an optional text', 'Service', 'leadService', 'leadService: String @filled'],
    ['a yes or no', 'LegalPage', 'isNumbered', 'isNumbered: Boolean!'],
    ['a list of texts', 'CaseStudy', 'results', 'results: [String!]! @filled'],
    ['a group', 'Service', 'why', 'why: JSON!'],
    ['a list of groups that may be left out', 'Service', 'questions', 'questions: [JSON!]'],
    ['a group that leads elsewhere', 'ServiceGroup', 'promo', 'promo: ServiceGroupPromo!'],
    ['a group in which something is counted', 'HomePage', 'special', 'special: HomePageSpecial!'],
    ['an optional group', 'Service', 'picture', 'picture: PictureChoice'],
    ['a shape that several files share', 'Partner', 'logo', 'logo: Logo'],
    ['a reference', 'Service', 'group', 'group: ServiceGroup! @reference(to: "ServiceGroup")'],
  ])('that is %s is typed so', (_kind, type, name, written) => {
    expect(field(type, name)).toBe(written);
  });
});
