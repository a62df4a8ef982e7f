/** @jest-environment node */
import { wantedDrawings } from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedDrawings';
import type { Entry } from '../../../src/content/pages/entries';
import { entryOf } from '../../support/entries';

const HERO = ['card', 'hero', 'wide'];

describe('the drawings', () => {
  it.each<[string, Entry, string[]]>([
    ['a service', entryOf('services'), HERO],
    ['a case study', entryOf('case-studies'), ['card', 'wide']],
    ['a partner', entryOf('partners'), HERO],
    ['the signup page', entryOf('signup'), ['tall', 'wide']],
  ])('of %s have its formats', (_what, entry, formats) => {
    expect(wantedDrawings([entry])).toMatchObject([{ formats }]);
  });

  it.each([
    ['listening', 'L'],
    ['responsive', 'R'],
  ])('of a service of the group %s have its colours', (group, letter) => {
    const [drawing] = wantedDrawings([entryOf('services', { group, picture: undefined })]);
    expect(drawing?.tone).toMatch(letter);
  });

  it('leave out an entry with its own picture file', () => {
    const picture = { file: 'desk.jpg', alt: 'A desk' };
    expect(wantedDrawings([entryOf('services', { picture })])).toEqual([]);
  });
});
