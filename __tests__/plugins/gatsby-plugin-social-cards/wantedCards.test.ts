/** @jest-environment node */
import {
  checkContent,
  type Entry,
} from '../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { wantedCards } from '../../../plugins/gatsby-plugin-social-cards/src/wantedCards';
import { collections } from '../../../src/content/kinds';

/** An entry as the check gives it; what cards do not need is left out. */
function entry(typeName: string, content: Record<string, unknown>): Entry {
  const collection = collections.find((one) => one.typeName === typeName);
  if (!collection) throw new Error(`No collection has the type ${typeName}.`);
  return { collection, file: `${typeName}.yaml`, content };
}

const around = [
  entry('Company', { name: 'Acme', tagline: 'We listen', email: 'desk@acme.example' }),
  entry('SuccessPage', { title: 'Stories' }),
  entry('ServiceGroup', { slug: 'helm', name: 'Helm Services', phase: 'respond' }),
];

const cardOf = (one: Entry) => {
  const cards = wantedCards([...around, one]);
  return cards[cards.length - 1];
};

it('says the heading of the page, with the company’s name filled in', () => {
  expect(
    cardOf(entry('AboutPage', { hero: { title: 'How {name} began' }, seo: { title: 'About' } })),
  ).toMatchObject({
    file: 'about.png',
    words: { brand: 'Acme', title: 'How Acme began', label: 'We listen', phase: 'listen' },
  });
});

it('names the group of a service, in the ink of its phase', () => {
  expect(
    cardOf(entry('Service', { slug: 'tiller', group: 'helm', hero: { title: 'Steering' } })),
  ).toMatchObject({
    file: 'tiller.png',
    words: { title: 'Steering', label: 'Helm Services', phase: 'respond' },
  });
});

it('names the Success Stories on a case study', () => {
  expect(cardOf(entry('CaseStudy', { slug: 'rowing', name: 'Rowing' }))).toMatchObject({
    words: { title: 'Rowing', label: 'Stories', phase: 'succeed' },
  });
});

it('shows a picture of the content person’s own', () => {
  expect(
    cardOf(entry('Partner', { slug: 'oars', hero: { title: 'Oars' }, picture: { file: 'a.jpg' } })),
  ).toMatchObject({ ownPicture: 'a.jpg' });
});

it('makes one card for every page of the content, with a title and a label', () => {
  const { entries } = checkContent(process.cwd());
  const cards = wantedCards(entries);
  const withPages = entries.filter(
    ({ collection }) => collection.hasPages || collection.file?.startsWith('data/pages/'),
  );
  expect(cards).toHaveLength(withPages.length);
  expect(new Set(cards.map(({ file }) => file)).size).toBe(cards.length);
  for (const { words } of cards) {
    expect(words.title).not.toBe('');
    expect(words.label).not.toBe('');
    expect(words.title + words.label).not.toContain('{');
  }
});
