import { ownWords } from '../../../../plugins/gatsby-plugin-content-admin/src/client/cmsLanguage';
import { prefer } from '../../../../plugins/gatsby-plugin-content-admin/src/client/preferences';

const KEY = 'sveltia-cms.prefs';

const sentence = () => ownWords().unreachable;

test.each([
  ['ar', /[\u0600-\u06ff]/],
  ['auto', /^[^\u0600-\u06ff]+$/],
])(
  'refusals are in the language chosen for the CMS: %s, in an English browser',
  (locale, words) => {
    localStorage.setItem(KEY, JSON.stringify({ locale }));
    expect(sentence()).toMatch(words);
  },
);

test('without a choice, refusals are in the language of the browser', () => {
  localStorage.clear();
  expect(sentence()).toMatch(/^[^\u0600-\u06ff]+$/);
});

test('a preference of ours gives way to what the editor has chosen', () => {
  localStorage.clear();
  prefer({ closeWithEscape: false });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ closeWithEscape: false });
  localStorage.setItem(KEY, JSON.stringify({ closeWithEscape: true, locale: 'ar' }));
  prefer({ closeWithEscape: false });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    closeWithEscape: true,
    locale: 'ar',
  });
});
