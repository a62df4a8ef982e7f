/** @jest-environment node */
import { linesOf, problemsOf, siteSources, sourcesWith } from '../../../support/contentCheck';

const GROUP = 'data/case-study-groups/cities.yaml';
const cities = (
  siteSources.find(({ file }) => file.includes('case-study-groups/')) ?? { text: '' }
).text
  .replace(/^slug: .*$/m, 'slug: cities')
  .replace(/^name: .*$/m, 'name: Cities');

it('advises against a group that nothing names', () => {
  expect(linesOf(problemsOf(sourcesWith({ [GROUP]: cities }), GROUP))).toEqual([
    expect.stringContaining(
      'warning: No published case study names the group "cities": its heading stands over nothing.',
    ),
  ]);
});

it('has nothing against the groups of a site in order', () => {
  const groups = problemsOf(siteSources).filter(({ file }) => file.includes('-groups/'));
  expect(groups).toEqual([]);
});
