import { findPage } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/findPage';
import { siteSources } from '../../../support/contentCheck';

const fileOf = (address: string) => findPage(address, siteSources).file;

test.each([
  ['', 'data/pages/home.yaml'],
  ['/risk', 'data/services/risk.yaml'],
  [' https://www.company.com/risk/?from=mail#how ', 'data/services/risk.yaml'],
  ['risk', 'data/services/risk.yaml'],
  ['/fmcg', 'data/case-studies/FMCG.yaml'],
  ['/success/markets/2', 'data/pages/success.yaml'],
  ['https://www.company.com/ar/terms%20%26%20conditions/#fees', 'data/ar/legal/terms.yaml'],
])('the address "%s" opens the file %s', (address, file) => {
  expect(findPage(address, siteSources)).toEqual({ file });
});

test('an untranslated page opens in English with a note on how to translate it', () => {
  expect(findPage('/ar/telco', siteSources)).toEqual({
    file: 'data/case-studies/telco.yaml',
    note: 'This page is not in Arabic yet. Press “Arabic” over the form, then “Enable Arabic”.',
  });
});

test('an unknown address causes a note with suggestions', () => {
  expect(findPage('https://www.company.com/ar/rsik', siteSources)).toEqual({
    note: 'This site has no page at “/ar/rsik”. Did you mean "/ar/risk"? Search for words of the page instead; a draft is found by its name.',
  });
  const { note } = findPage('/de/nothing-like-it-at-all', siteSources);
  expect(note).toMatch(/^This site has no page at “\/de\/nothing-like-it-at-all”\. Search/);
  expect(fileOf('/success/markets')).toBeUndefined();
  expect(fileOf('mailto:info@company.com')).toBeUndefined();
});
