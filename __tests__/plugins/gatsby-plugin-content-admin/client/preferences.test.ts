import { prefer } from '../../../../plugins/gatsby-plugin-content-admin/src/client/preferences';

const KEY = 'sveltia-cms.prefs';

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '');

test('a preference of ours gives way to what the editor has chosen', () => {
  prefer({ closeWithEscape: false });
  expect(kept()).toEqual({ closeWithEscape: false });
  const chosen = { closeWithEscape: true, locale: 'ar' };
  localStorage.setItem(KEY, JSON.stringify(chosen));
  prefer({ closeWithEscape: false });
  expect(kept()).toEqual(chosen);
});
