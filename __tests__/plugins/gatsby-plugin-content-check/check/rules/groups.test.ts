/** @jest-environment node */
import { problemsOf, siteSources, sourcesWith, textOf } from '../../../../support/contentCheck';

const AIRLINES = 'data/case-studies/airlines.yaml';

it('two entries with one number in different groups are in no list together', () => {
  const copy = 'data/case-studies/zzz.yaml';
  const text = textOf(AIRLINES);
  const group = text.includes('group: markets') ? 'industries' : 'markets';
  const sources = sourcesWith({ [copy]: text.replace(/^group: .*/m, `group: ${group}`) });
  expect(problemsOf(sources, copy).filter(({ field }) => field === 'order')).toEqual([]);
});

it('a group whose entries are all drafts causes advice', () => {
  const ofGroup = siteSources.filter(
    ({ file, text }) => file.startsWith('data/case-studies/') && text.includes('group: markets'),
  );
  const drafts = Object.fromEntries(
    ofGroup.map(({ file, text }) => [file, `draft: true\n${text}`]),
  );
  const found = problemsOf(sourcesWith(drafts), 'data/case-study-groups/markets.yaml');
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^All \d+ entries of this group are drafts/),
  ]);
});
