import { cardFile, cardPath } from '../../../src/content/text/card';

// The error screen of each language has a card of its own.
it.each([
  ['/', 'en', '/share/home.png'],
  ['/market-campaign', 'en', '/share/market-campaign.png'],
  [undefined, 'en', '/share/error.png'],
  [undefined, 'ar', '/share/error-ar.png'],
])('the card of %s in "%s" is %s', (path, language, file) => {
  expect(cardPath(path, language)).toBe(file);
});

it('every address has its own card file, even on disks that ignore case', () => {
  const paths = ['/', '/home', '/error', '/error-ar', '/FMCG', '/fmcg', '/a%20&%20b', '/a-b'];
  const files = [
    cardFile(),
    cardFile(undefined, 'ar'),
    ...paths.map((path) => cardFile(path).toLowerCase()),
  ];
  expect(new Set(files).size).toBe(paths.length + 2);
  for (const file of files) expect(file).toMatch(/^[a-z0-9_-]+\.png$/);
});
