/** @jest-environment node */
import { choosePattern } from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';
import { patternSets, type PatternSet } from '../../../src/content/sharedFields';

const initials: Record<PatternSet, string> = {
  page: 'L',
  listening: 'L',
  responsive: 'R',
  'case-study': 'S',
  partner: 'P',
};
const sets = Object.keys(initials) as PatternSet[];
const newSlugs = Array.from({ length: 60 }, (_, index) => `new-entry-${index}`);

it('lets the entry’s own choice win, each part by itself', () => {
  const entry = { slug: 'risk', patterns: 'listening' } as const;
  const chosen = choosePattern(entry);
  expect(choosePattern({ ...entry, generator: 'girih' })).toEqual({
    ...chosen,
    generator: 'girih',
  });
  expect(choosePattern({ ...entry, tone: 'P1' })).toEqual({ ...chosen, tone: 'P1' });
});

it.each(sets)('chooses for a new slug of the set "%s" once and for ever', (patterns) => {
  for (const slug of newSlugs) {
    const pattern = choosePattern({ slug, patterns });
    expect(choosePattern({ slug, patterns })).toEqual(pattern);
    expect(pattern.tone[0]).toBe(initials[patterns]);
    // The dark twin of Listen is no tone of its own, and "lost" is for errors.
    expect(pattern.tone).not.toBe('L3');
    expect(pattern.generator).not.toBe('lost');
  }
});

it('knows no slug: new ones are spread over the patterns of their set', () => {
  const slugs = ['education', 'FMCG', 'airlines', 'home', ...newSlugs];
  const seen = slugs.map((slug) => choosePattern({ slug, patterns: 'case-study' }).generator);
  expect(patternSets['case-study'].generators).toEqual(expect.arrayContaining(seen));
  expect(new Set(seen).size).toBeGreaterThan(4);
});
