/** @jest-environment node */
/** Whatever is derived from the model holds every field of it. */
import * as yup from 'yup';
import {
  jsonSchema,
  type JsonSchema,
} from '../../plugins/gatsby-plugin-content-desk/src/editor/jsonSchema';
import { handbook } from '../../plugins/gatsby-plugin-content-desk/src/handbook/handbook';
import { graphqlTypes } from '../../src/content/graphqlTypes';
import { choicesOf, isRequired, metaOf, sizeOf } from '../../src/content/introspect';
import { collectionNamed } from '../../src/content/kindOf';
import { collections } from '../../src/content/kinds';
import { modelFields, type ModelField } from '../support/modelFields';

const NOTHING = { entries: {}, pictures: {}, addresses: [] };

const schemas = new Map(
  collections.map((collection) => [collection.name, jsonSchema(collection, NOTHING)]),
);

/** The part of a JSON Schema that describes a field. */
function schemaAt({ collection, path }: ModelField): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (schema, name) => (schema?.items ?? schema)?.properties?.[name],
    schemas.get(collection),
  );
}

const nameOf = ({ collection, path }: ModelField) => `${collection}: ${path.join('.')}`;
const missingIn = (isThere: (field: ModelField) => boolean): string[] =>
  modelFields.filter((field) => !isThere(field)).map(nameOf);

it('the model has fields', () => {
  expect(modelFields.length).toBeGreaterThan(100);
});

it('every field has a label', () => {
  expect(missingIn(({ label }) => label !== '')).toEqual([]);
});

it('every closed list says what its values mean', () => {
  const silent = modelFields.filter(({ schema }) => {
    const allowed = schema.describe().oneOf;
    return allowed.length > 0 && String(allowed) !== String(choicesOf(schema));
  });
  expect(silent.map(nameOf)).toEqual([]);
});

it('every reference leads to a kind of file that has slugs', () => {
  expect(
    missingIn(({ schema }) => {
      const { ref } = metaOf(schema);
      return ref === undefined || 'slug' in (collectionNamed(ref)?.schema.fields ?? {});
    }),
  ).toEqual([]);
});

describe('the GraphQL types', () => {
  const types = graphqlTypes();

  it('hold every field', () => {
    const holds = ({ path }: ModelField) =>
      new RegExp(`^  ${path[path.length - 1] ?? ''}: `, 'm').test(types);
    expect(missingIn(holds)).toEqual([]);
  });

  it('hold every field in the type of its group, where that has a name', () => {
    const bodies = new Map(
      [...types.matchAll(/^type (\w+)[^{]*\{([^}]*)\}/gm)].map(([, name, body = '']) => [
        name,
        body,
      ]),
    );
    const holds = ({ path, groupType }: ModelField) =>
      groupType === undefined ||
      new RegExp(`^  ${path[path.length - 1] ?? ''}: `, 'm').test(bodies.get(groupType) ?? '');
    expect(missingIn(holds)).toEqual([]);
  });
});

describe('the JSON Schemas', () => {
  it('hold every field', () => {
    expect(missingIn((field) => schemaAt(field) !== undefined)).toEqual([]);
  });

  it('hold no field that the model does not have', () => {
    const count = (schema: JsonSchema): number =>
      Object.values((schema.items ?? schema).properties ?? {}).reduce(
        (sum, one) => sum + 1 + count(one),
        0,
      );
    const all = [...schemas.values()].reduce((sum, schema) => sum + count(schema), 0);
    expect(all).toBe(modelFields.length);
  });

  it('say of every field what it is called and what it is for', () => {
    const says = (field: ModelField) => {
      const { hint = '' } = metaOf(field.schema);
      const schema = schemaAt(field);
      return schema?.title === field.label && (schema.markdownDescription ?? '').includes(hint);
    };
    expect(missingIn(says)).toEqual([]);
  });

  it('have every limit', () => {
    const has = (field: ModelField) => {
      const { min, max } = sizeOf(field.schema);
      const schema = schemaAt(field);
      if (field.schema instanceof yup.ArraySchema)
        return schema?.minItems === min && schema?.maxItems === max;
      if (field.schema instanceof yup.NumberSchema)
        return schema?.minimum === min && schema?.maximum === max;
      return schema?.maxLength === max;
    };
    expect(missingIn(has)).toEqual([]);
  });

  it('ask for every required field', () => {
    const requires = (field: ModelField) => {
      const own = field.path[field.path.length - 1] ?? '';
      const group =
        field.path.length === 1
          ? schemas.get(field.collection)
          : schemaAt({ ...field, path: field.path.slice(0, -1) });
      const names = (group?.items ?? group)?.required ?? [];
      return names.includes(own) === isRequired(field.schema);
    };
    expect(missingIn(requires)).toEqual([]);
  });
});

describe('the handbook', () => {
  const text = handbook();

  it('has a chapter for every kind of file', () => {
    for (const { label, about, file, folder } of collections) {
      expect(text).toContain(
        `### ${label}\n\n\`${file ?? `${folder ?? ''}/*.yaml`}\`\n\n${about}\n`,
      );
    }
  });

  it('tells of every field, by its name and its label', () => {
    const tells = ({ path, label }: ModelField) =>
      text.includes(`- \`${path[path.length - 1] ?? ''}\` **${label}**: `);
    expect(missingIn(tells)).toEqual([]);
  });

  it('tells every hint, limit and example', () => {
    const plain = text.replace(/`/g, '');
    const tells = ({ schema }: ModelField) => {
      const { hint = '', example = '' } = metaOf(schema);
      const { max } = sizeOf(schema);
      const isLimited = max === undefined || plain.includes(`${max} `);
      return plain.includes(hint.replace(/`/g, '')) && plain.includes(example) && isLimited;
    };
    expect(missingIn(tells)).toEqual([]);
  });
});
