/** @jest-environment node */
import { choosePattern } from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';

it('lets the entry’s own choice win, each part by itself', () => {
  const entry = { slug: 'risk', patterns: 'listening' } as const;
  const chosen = choosePattern(entry);
  for (const own of [{ generator: 'girih' }, { tone: 'P1' }] as const) {
    expect(choosePattern({ ...entry, ...own })).toEqual({ ...chosen, ...own });
  }
});

it('draws for a slug the same in every build', () => {
  expect(choosePattern({ slug: 'risk', patterns: 'listening' })).toEqual({
    generator: 'lattice',
    tone: 'L1',
  });
});
