/** @jest-environment node */
/** Whatever is derived from the model holds every field of it. */
import { graphqlTypes } from '../../src/content/graphqlTypes';
import { fieldOf } from '../../src/content/introspect';
import { findKind } from '../../src/content/kinds';
import { modelFields, type ModelField } from '../support/modelFields';

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
