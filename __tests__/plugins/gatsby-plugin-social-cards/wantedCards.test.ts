/** @jest-environment node */
import { wantedCards } from '../../../plugins/gatsby-plugin-social-cards/src/wantedCards';
import { kindNamed } from '../../../src/content/kinds';
import type { Entry } from '../../../src/content/pages/entries';
import { contentOf, entryOf, siteEntries } from '../../support/entries';

const around = [
  entryOf('site', { logo: undefined }),
  entryOf('success', { title: 'Stories' }),
  entryOf('service-groups', { slug: 'helm', name: 'Helm Services', phase: 'respond' }),
];

const cardOf = (entry: Entry) => wantedCards([...around, entry]).at(-1);

it('a card has the page’s heading, with the company’s name filled in', () => {
  const hero = { ...contentOf('about').hero, title: 'How {name} began' };
  expect(cardOf(entryOf('about', { hero }))).toMatchObject({
    file: 'about.png',
    words: { brand: 'Acme', title: 'How Acme began', label: 'We listen', phase: 'listen' },
  });
});

it('a card has the direction of its language', () => {
  const inArabic = [...around, entryOf('about')].map((entry) => ({ ...entry, language: 'ar' }));
  expect(wantedCards([...around, ...inArabic]).at(-1)?.words.direction).toBe('rtl');
  expect(cardOf(entryOf('about'))?.words.direction).toBe('ltr');
});

it('a service’s card names its group in the colour of its phase', () => {
  const hero = { ...contentOf('services').hero, title: 'Steering' };
  expect(cardOf(entryOf('services', { slug: 'tiller', group: 'helm', hero }))).toMatchObject({
    file: 'tiller.png',
    words: { title: 'Steering', label: 'Helm Services', phase: 'respond' },
  });
});

it('a card shows the drawing or the picture of its own page', () => {
  const cards = wantedCards(siteEntries);
  const cardAt = (file: string) => cards.find((card) => card.file === file);
  expect(cardAt('risk.png')).toMatchObject({
    patternWish: { seed: 'risk', pattern: 'seismo', tone: 'L1' },
    ownPicture: undefined,
  });
  expect(cardAt('amplification.png')).toMatchObject({
    patternWish: { seed: 'amplification', pattern: 'fan', tone: 'R1' },
    ownPicture: undefined,
  });
  expect(cardAt('tactical.png')).toMatchObject({ ownPicture: 'quay.jpg' });
});

it('every page has one card, with a title and a label', () => {
  const cards = wantedCards(siteEntries);
  const withPages = siteEntries.filter(({ kind }) => kindNamed(kind).page);
  expect(cards).toHaveLength(withPages.length);
  expect(new Set(cards.map(({ file }) => file)).size).toBe(cards.length);
  for (const { words } of cards) {
    for (const said of [words.title, words.label]) expect(said).toMatch(/^[^{]+$/);
  }
});
