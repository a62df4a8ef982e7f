import { findPage } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/findPage';
import { siteSources, sourcesWith, textOf } from '../../../support/contentCheck';

const fileOf = (address: string) => findPage(address, siteSources).file;

test.each([
  ['', 'data/pages/home.yaml'],
  ['/risk', 'data/services/risk.yaml'],
  [' https://www.company.com/risk/?from=mail#how ', 'data/services/risk.yaml'],
  ['risk', 'data/services/risk.yaml'],
  ['localhost:8000/risk', 'data/services/risk.yaml'],
  ['http://localhost:8000', 'data/pages/home.yaml'],
  ['www.company.com/about', 'data/pages/about.yaml'],
  ['https://deploy-preview-7--acme.netlify.app/ar/risk', 'data/ar/services/risk.yaml'],
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

const RISK = 'data/services/risk.yaml';
const ARABIC = 'data/ar/services/risk.yaml';

test.each<[what: string, drafts: string[], address: string, file: string, isDraft: boolean]>([
  ['whose original is a draft', [RISK], '/risk', RISK, true],
  ['whose original is a draft', [RISK], '/ar/risk', ARABIC, true],
  ['whose translation alone is a draft', [ARABIC], '/ar/risk', ARABIC, true],
  ['whose translation alone is a draft', [ARABIC], '/risk', RISK, false],
])('of a page %s (%j), %s opens %s and says so: %j', (_what, drafts, address, file, isDraft) => {
  const texts = drafts.map((draft) => [draft, `${textOf(draft)}draft: true\n`]);
  const found = findPage(address, sourcesWith(Object.fromEntries(texts)));
  expect(found).toEqual({
    file,
    note: isDraft
      ? 'It is a draft: visitors do not see it. Switch “Draft” off once it is ready.'
      : undefined,
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
