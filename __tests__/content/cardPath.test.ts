import { CARD_FILE, cardFile, cardPath } from '../../src/content/cardPath';

it.each([
  ['/', 'home.png'],
  ['/market-campaign', 'market-campaign.png'],
  [undefined, 'error.png'],
])('the card of %s is %s', (path, file) => {
  expect(cardFile(path)).toBe(file);
  expect(cardPath(path)).toBe(`/share/${file}`);
});

it('gives the error screen of each language a card of its own', () => {
  expect(cardPath(undefined, 'ar')).toBe('/share/error-ar.png');
});

it('gives each address a file of its own on every disk', () => {
  const paths = [
    '/',
    undefined,
    '/home',
    '/error',
    '/FMCG',
    '/fmcg',
    '/terms%20&%20conditions',
    '/terms-conditions',
  ];
  const files = paths.map((path) => cardFile(path).toLowerCase());
  expect(new Set(files).size).toBe(paths.length);
  for (const file of files) expect(file).toMatch(CARD_FILE);
});
