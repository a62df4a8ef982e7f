/** @jest-environment node */
import { fieldOf } from '../../src/content/introspect';
import { hasPages } from '../../src/content/kind';
import { findKind, kindOfFile, kinds } from '../../src/content/kinds';
import { complaints } from '../support/complaints';
import { type ModelField, modelFields } from '../support/modelFields';

const names: readonly string[] = kinds.map(({ name }) => name);

describe.each(kinds)('the kind of file "$name"', (kind) => {
  const { file, folder, schema, preview, isOptional = false } = kind;
  const own = modelFields.filter((one) => one.kind === kind.name);

  it('is either one file or a folder, in which files with pages have slugs', () => {
    expect([file, folder].filter((place) => place !== undefined)).toHaveLength(1);
    expect(!hasPages(kind) || 'slug' in schema.fields).toBe(true);
  });

  it('has fields, each with a label, whose choices say what they mean', () => {
    const isWhole = ({ label, field: { choices, options } }: ModelField) =>
      label !== '' && choices.every((choice) => options?.[choice]);
    expect(own).not.toEqual([]);
    expect(own.filter((one) => !isWhole(one))).toEqual([]);
  });

  it('refers only to kinds of file that have slugs', () => {
    const referred = own.flatMap(({ field: { ref, item } }) => {
      const { name } = ref ?? item?.ref ?? {};
      return name === undefined ? [] : [findKind(name)];
    });
    const hasSlug = (one: (typeof referred)[number]) =>
      one !== undefined && fieldOf(one.schema).fields.has('slug');
    expect(referred.filter((one) => !hasSlug(one))).toEqual([]);
  });

  it('refuses fields that it does not know', () => {
    expect(complaints(schema, { nonsense: 1 })).toContainEqual(expect.stringContaining('nonsense'));
  });

  it('is shown by a page of its own or of a kind that has one, unless a site is whole without it', () => {
    expect(findKind(preview?.on ?? kind.name)?.page === undefined).toBe(isOptional);
  });
});

it.each([
  ['names', names],
  ['places', kinds.map(({ file, folder }) => file ?? folder)],
  ['lists', kinds.flatMap(({ lists = [] }) => lists.map(({ name }) => name))],
])('no two kinds of file share their %s', (_what, values) => {
  expect(new Set(values).size).toBe(values.length);
});

it.each([
  ['data/services/risk.yaml', 'services'],
  ['data/pages/home.yaml', 'home'],
  ['data/services/risk.yml', undefined],
  ['data/services/old/risk.yaml', undefined],
  ['data/pages/other.yaml', undefined],
  ['services/risk.yaml', undefined],
])('the kind of %s is %s', (file, name) => {
  expect(kindOfFile(file)?.name).toBe(name);
});
