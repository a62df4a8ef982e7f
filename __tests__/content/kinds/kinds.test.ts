/** @jest-environment node */
import { findKind, kindOfFile, kinds } from '../../../src/content/kinds';
import { type ModelField, modelFields } from '../../support/modelFields';

describe.each(kinds)('the kind of file "$name"', (kind) => {
  const { preview, isOfTranslations = false } = kind;
  const own = modelFields.filter((field) => field.kind === kind.name);

  it('has a label for each field and each choice', () => {
    const isWhole = ({ label, field: { choices, options } }: ModelField) =>
      label !== '' && choices.every((choice) => options?.[choice]);
    expect(own).not.toEqual([]);
    expect(own.filter((field) => !isWhole(field))).toEqual([]);
  });

  it('has a page that previews it, unless it is for those who translate', () => {
    expect(findKind(preview?.on ?? kind.name)?.page === undefined).toBe(isOfTranslations);
  });
});

it.each([
  ['data/services/risk.yaml', 'services'],
  ['data/pages/home.yaml', 'home'],
  ['data/services/risk.yml', undefined],
  ['data/services/old/risk.yaml', undefined],
])('the kind of %s is %s', (file, name) => {
  expect(kindOfFile(file)?.name).toBe(name);
});
