/** @jest-environment node */
import {
  othersChange,
  refusedFor,
} from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/clashWords';
import { refusalWords } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/refusalWords';

test.each([
  ['data/case-studies/telco.yaml', 'Case studies › telco'],
  ['data/ar/services/risk.yaml', 'Services › risk, in Arabic'],
  ['data/site.yaml', 'Company'],
  ['data/pictures/quay.jpg', 'quay.jpg'],
])('what somebody has changed is called as its list calls it: %s is %s', (path, what) => {
  expect(othersChange(path, { who: 'Sara' })).toEqual({ what, who: 'Sara' });
  expect(othersChange(path, {})).toEqual({ what, who: 'somebody' });
});

test('each field that both have changed has a line of its own, with what it holds now', () => {
  const file = 'data/ar/services/risk.yaml';
  const clashes = [
    { path: ['name'], theirs: 'مخاطر' },
    { path: ['how', 'cards', 1, 'text'], theirs: `${'نتابع '.repeat(20)}.` },
    { path: ['why', 'points'], theirs: ['أول', 'ثان'] },
    { path: ['cardText'], theirs: undefined },
  ];
  const change = othersChange(file, { who: 'Sara' });
  const { message } = refusedFor(clashes, file, change, refusalWords.whenSaving);
  const [, fields = ''] = message.split('\n\n');
  expect(fields.split('\n')).toEqual([
    '"Name" (name) is now: مخاطر',
    expect.stringMatching(/^"Text" \(how › cards › 2 › text\) is now: (?:نتابع ){5,}.*…$/),
    '"Points" (why › points) is now: ["أول","ثان"]',
    '"Card text" (cardText) is now: (removed)',
  ]);
});
