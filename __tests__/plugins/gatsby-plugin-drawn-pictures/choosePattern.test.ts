/** @jest-environment node */
import type { PictureKind } from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';
import {
  choosePattern,
  designedSlugs,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/choosePattern';

const initials: Record<PictureKind, string> = {
  page: 'L',
  listening: 'L',
  responsive: 'R',
  'case-study': 'S',
  partner: 'P',
};
const kinds = Object.keys(initials) as PictureKind[];
const newSlugs = Array.from({ length: 60 }, (_, index) => `new-entry-${index}`);

describe('choosePattern', () => {
  it('gives the design’s choice for the pages of the design', () => {
    expect(designedSlugs).toHaveLength(32);
    expect(choosePattern({ slug: 'risk', kind: 'listening' })).toEqual({
      generator: 'seismo',
      tone: 'L1',
    });
    expect(choosePattern({ slug: 'FMCG', kind: 'case-study' })).toEqual({
      generator: 'shelf',
      tone: 'S1',
    });
  });

  it('lets the entry’s own choice win, each part by itself', () => {
    const entry = { slug: 'risk', kind: 'listening' } as const;
    expect(choosePattern({ ...entry, generator: 'girih' })).toEqual({
      generator: 'girih',
      tone: 'L1',
    });
    expect(choosePattern({ ...entry, tone: 'L2' })).toEqual({ generator: 'seismo', tone: 'L2' });
  });

  it.each(kinds)('chooses for a new slug of the kind "%s" once and for ever', (kind) => {
    for (const slug of newSlugs) {
      const pattern = choosePattern({ slug, kind });
      expect(choosePattern({ slug, kind })).toEqual(pattern);
      expect(pattern.tone[0]).toBe(initials[kind]);
      // The dark twin of Listen is no tone of its own, and "lost" is for errors.
      expect(pattern.tone).not.toBe('L3');
      expect(pattern.generator).not.toBe('lost');
    }
  });

  it('spreads new slugs over several patterns', () => {
    const seen = new Set(
      newSlugs.map((slug) => choosePattern({ slug, kind: 'case-study' }).generator),
    );
    expect(seen.size).toBeGreaterThan(4);
  });

  it('takes words that every object knows for ordinary slugs', () => {
    expect(choosePattern({ slug: 'constructor', kind: 'partner' }).tone[0]).toBe('P');
  });
});
