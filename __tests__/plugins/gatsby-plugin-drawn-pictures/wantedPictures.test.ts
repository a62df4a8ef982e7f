/** @jest-environment node */
import { wantedPictures } from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';
import type { Entry } from '../../../src/content/entries';
import { pictureName } from '../../../src/content/pictures';
import { entryOf } from '../../support/entries';

const HERO = ['card', 'hero', 'wide'];

describe('the pictures to draw', () => {
  it.each<[string, Entry, string, string[]]>([
    ['a service that listens', entryOf('services', { group: 'listening' }), 'listening', HERO],
    ['a case study', entryOf('case-studies'), 'case-study', ['card', 'wide']],
    ['a partner', entryOf('partners'), 'partner', HERO],
    ['the signup page', entryOf('signup'), 'page', ['tall', 'wide']],
  ])('of %s have their pattern set and formats', (_what, entry, patterns, formats) => {
    expect(wantedPictures([entry])).toMatchObject([{ patterns, formats }]);
  });

  it('leave out an entry with its own picture file', () => {
    const picture = { file: 'desk.jpg', alt: 'A desk' };
    expect(wantedPictures([entryOf('services', { picture })])).toEqual([]);
  });
});

describe('the pictures of thousands of entries', () => {
  const many = Array.from({ length: 3000 }, (_none, index) =>
    entryOf('case-studies', {
      slug: `story-${index}`,
      name: `Story ${index}`,
      order: index,
      picture: undefined,
    }),
  );
  const wanted = wantedPictures(many);
  const slugs = wanted.map(({ slug }) => slug);

  it('are drawn for the first hundred and shared by the others', () => {
    const own = slugs.filter((slug) => slug.startsWith('story-'));
    expect(own).toEqual(many.slice(0, 100).map(pictureName));
    expect(slugs.length - own.length).toBeLessThan(120);
    expect(new Set(slugs).size).toBe(slugs.length);
    const few = [...many.slice(0, 100), entryOf('partners', { picture: undefined })];
    expect(wantedPictures(few).map(({ slug }) => slug)).toEqual(few.map(pictureName));
  });
});
