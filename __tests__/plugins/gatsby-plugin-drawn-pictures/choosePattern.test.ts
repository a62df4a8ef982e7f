/** @jest-environment node */
import { choosePattern } from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';
import { patternSets } from '../../../src/content/sharedFields';

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

it.each(['page', 'listening', 'responsive', 'case-study', 'partner'] as const)(
  'spreads slugs over all patterns and tones of the set "%s"',
  (patterns) => {
    const chosen = Array.from({ length: 200 }, (_, index) =>
      choosePattern({ slug: `new-${index}`, patterns }),
    );
    const { generators, tones } = patternSets[patterns];
    expect(new Set(chosen.map(({ generator }) => generator))).toEqual(new Set(generators));
    expect(new Set(chosen.map(({ tone }) => tone))).toEqual(new Set(tones));
    // The dark twin of Listen is no tone of its own, and "lost" is for errors.
    expect(tones).not.toContain('L3');
    expect(generators).not.toContain('lost');
  },
);
