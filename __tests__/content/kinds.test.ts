/** @jest-environment node */
import * as yup from 'yup';
import { collections } from '../../src/content/kinds';
import { complaints } from '../support/complaints';

const names = collections.map(({ name }) => name);

/** The names of the collections that the references in a schema point to. */
function refsOf(schema: unknown): string[] {
  if (schema instanceof yup.ArraySchema) return refsOf(schema.innerType);
  if (schema instanceof yup.ObjectSchema) return Object.values(schema.fields).flatMap(refsOf);
  const ref = schema instanceof yup.Schema ? schema.describe().meta?.ref : undefined;
  return ref ? [ref] : [];
}

describe.each(collections)('the kind of file "$name"', ({ file, folder, schema, hasPages }) => {
  it('is either one file or a folder', () => {
    expect([file, folder].filter((place) => place !== undefined)).toHaveLength(1);
  });

  it('refers only to kinds that exist', () => {
    expect(refsOf(schema).filter((ref) => !names.includes(ref))).toEqual([]);
  });

  it('has a slug where its entries have pages', () => {
    expect(!hasPages || 'slug' in schema.fields).toBe(true);
  });

  it('refuses fields that it does not know', () => {
    expect(complaints(schema, { nonsense: 1 })).toContainEqual(expect.stringContaining('nonsense'));
  });
});

it.each([
  ['names', names],
  ['GraphQL types', collections.map(({ typeName }) => typeName)],
  ['places', collections.map(({ file, folder }) => file ?? folder)],
])('no two kinds of file share their %s', (_what, values) => {
  expect(new Set(values).size).toBe(values.length);
});
