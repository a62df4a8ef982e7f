/** @jest-environment node */
import { linesOf, problemsOf, sourcesWith, textOf } from '../../../support/contentCheck';

it('advises against a group that nothing names', () => {
  const file = 'data/case-study-groups/cities.yaml';
  const cities = textOf('data/case-study-groups/markets.yaml').replace(/markets/, 'cities');
  expect(linesOf(problemsOf(sourcesWith({ [file]: cities }), file))).toEqual([
    expect.stringContaining(
      'warning: No published case study names the group "cities": its heading stands over nothing.',
    ),
  ]);
});
