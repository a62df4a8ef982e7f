import {
  fieldAddress,
  formAddress,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/formAddress';

test.each([
  ['of a list', 'data/services/risk.yaml', '#/collections/services/entries/risk'],
  [
    'of a list, with capitals',
    'data/case-studies/FMCG.yaml',
    '#/collections/case-studies/entries/FMCG',
  ],
  ['that stands alone', 'data/pages/home.yaml', '#/collections/_singletons/entries/home'],
  ['of a list, in Arabic', 'data/ar/services/risk.yaml', '#/collections/services/entries/risk'],
  ['that stands alone, in Arabic', 'data/ar/site.yaml', '#/collections/_singletons/entries/site'],
])('an entry %s (%s) has the form at %s', (_what, file, address) => {
  expect(formAddress(file)).toBe(address);
});

test.each(['data/ar/glossary.yaml', 'data/unknown.yaml'])(
  '%s has no form: its address is that of the lists',
  (file) => {
    expect(formAddress(file)).toBe('#/');
  },
);

test('the address of a field names the language of its file', () => {
  const field = 'how.cards.0.title';
  const form = '#/collections/services/entries/risk';
  expect(fieldAddress({ file: 'data/services/risk.yaml', field })).toBe(
    `/admin/?field=${field}&language=en${form}`,
  );
  expect(fieldAddress({ file: 'data/ar/services/risk.yaml', field })).toBe(
    `/admin/?field=${field}&language=ar${form}`,
  );
});
