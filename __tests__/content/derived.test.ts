/** @jest-environment node */
/** Whatever is derived from the model holds every field of it. */
import { jsonSchema, type JsonSchema } from '../../scripts/editor/jsonSchema';
import { handbook } from '../../scripts/handbook/handbook';
import { graphqlTypes } from '../../src/content/graphqlTypes';
import { fieldOf } from '../../src/content/introspect';
import { findKind, kinds } from '../../src/content/kinds';
import { modelFields, type ModelField } from '../support/modelFields';

const NOTHING = { entries: {}, pictures: {}, addresses: [] };

const schemas = new Map<string, JsonSchema>(
  kinds.map((kind) => [kind.name, jsonSchema(kind, NOTHING)]),
);

/** The part of a JSON Schema that describes a field. */
function schemaAt({ kind, path }: ModelField): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (schema, name) => (schema?.items ?? schema)?.properties?.[name],
    schemas.get(kind),
  );
}

const nameOf = ({ kind, path }: ModelField) => `${kind}: ${path.join('.')}`;
const missingIn = (isThere: (field: ModelField) => boolean): string[] =>
  modelFields.filter((field) => !isThere(field)).map(nameOf);

it('the model has fields', () => {
  expect(modelFields.length).toBeGreaterThan(100);
});

it('every field has a label', () => {
  expect(missingIn(({ label }) => label !== '')).toEqual([]);
});

it('every closed list says what its values mean', () => {
  const isSilent = ({ field }: ModelField) =>
    field.choices.some((choice) => !field.options?.[choice]);
  expect(modelFields.filter(isSilent).map(nameOf)).toEqual([]);
});

it('every reference leads to a kind of file that has slugs', () => {
  expect(
    missingIn(({ field: { ref } }) => {
      const kind = ref && findKind(ref.name);
      return ref === undefined || (kind !== undefined && fieldOf(kind.schema).fields.has('slug'));
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
      const { hint = '' } = field.field;
      const schema = schemaAt(field);
      return schema?.title === field.label && (schema.markdownDescription ?? '').includes(hint);
    };
    expect(missingIn(says)).toEqual([]);
  });

  it('have every limit', () => {
    const has = (field: ModelField) => {
      const { type, min, max } = field.field;
      const schema = schemaAt(field);
      if (type === 'array') return schema?.minItems === min && schema?.maxItems === max;
      if (type === 'number') return schema?.minimum === min && schema?.maximum === max;
      return schema?.maxLength === max;
    };
    expect(missingIn(has)).toEqual([]);
  });

  it('ask for every required field', () => {
    const requires = (field: ModelField) => {
      const own = field.path[field.path.length - 1] ?? '';
      const group =
        field.path.length === 1
          ? schemas.get(field.kind)
          : schemaAt({ ...field, path: field.path.slice(0, -1) });
      const names = (group?.items ?? group)?.required ?? [];
      return names.includes(own) === field.field.isRequired;
    };
    expect(missingIn(requires)).toEqual([]);
  });
});

describe('the handbook', () => {
  const text = handbook();

  it('has a chapter for every kind of file', () => {
    for (const { label, about, file, folder } of kinds) {
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
    const tells = ({ field: { hint = '', example = '', max } }: ModelField) => {
      const isLimited = max === undefined || plain.includes(`${max} `);
      return plain.includes(hint.replace(/`/g, '')) && plain.includes(example) && isLimited;
    };
    expect(missingIn(tells)).toEqual([]);
  });
});
