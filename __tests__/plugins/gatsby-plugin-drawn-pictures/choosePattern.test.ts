/** @jest-environment node */
import {
  choosePattern,
  designedSlugs,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';
import type { PatternSet } from '../../../src/content/sharedFields';

const initials: Record<PatternSet, string> = {
  page: 'L',
  listening: 'L',
  responsive: 'R',
  'case-study': 'S',
  partner: 'P',
};
const sets = Object.keys(initials) as PatternSet[];
const newSlugs = Array.from({ length: 60 }, (_, index) => `new-entry-${index}`);

describe('choosePattern', () => {
  it('gives the design’s choice for the pages of the design', () => {
    expect(designedSlugs).toHaveLength(32);
    expect(choosePattern({ slug: 'risk', patterns: 'listening' })).toEqual({
      generator: 'seismo',
      tone: 'L1',
    });
    expect(choosePattern({ slug: 'FMCG', patterns: 'case-study' })).toEqual({
      generator: 'shelf',
      tone: 'S1',
    });
  });

  it('lets the entry’s own choice win, each part by itself', () => {
    const entry = { slug: 'risk', patterns: 'listening' } as const;
    expect(choosePattern({ ...entry, generator: 'girih' })).toEqual({
      generator: 'girih',
      tone: 'L1',
    });
    expect(choosePattern({ ...entry, tone: 'L2' })).toEqual({ generator: 'seismo', tone: 'L2' });
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

  it('spreads new slugs over several patterns', () => {
    const seen = new Set(
      newSlugs.map((slug) => choosePattern({ slug, patterns: 'case-study' }).generator),
    );
    expect(seen.size).toBeGreaterThan(4);
  });

  it('takes words that every object knows for ordinary slugs', () => {
    expect(choosePattern({ slug: 'constructor', patterns: 'partner' }).tone[0]).toBe('P');
  });
});
