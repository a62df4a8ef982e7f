/** @jest-environment node */
import { choosePattern } from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';

it('an entry’s own pattern or tone wins over the chosen one', () => {
  const entry = { seed: 'risk', patternSet: 'listening' } as const;
  const chosen = choosePattern(entry);
  for (const own of [{ pattern: 'girih' }, { tone: 'P1' }] as const) {
    expect(choosePattern({ ...entry, ...own })).toEqual({ ...chosen, ...own });
  }
});

it('a seed gets the same pattern in every build', () => {
  expect(choosePattern({ seed: 'risk', patternSet: 'listening' })).toEqual({
    pattern: 'lattice',
    tone: 'L1',
  });
});
