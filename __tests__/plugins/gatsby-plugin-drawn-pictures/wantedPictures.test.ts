/** @jest-environment node */
import type { Entry } from '../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import {
  OWN_DRAWINGS,
  pictureKey,
  typesWithPictures,
  wantedPictures,
} from '../../../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';
import { collections } from '../../../src/content/kinds';

/** An entry of the collection `name`; only the fields that matter to pictures are there. */
function entryOf(name: string, content: Record<string, unknown>): Entry {
  const collection = collections.find((one) => one.name === name);
  if (!collection) throw new Error(`There is no collection ${name}.`);
  return { collection, file: `data/${name}/x.yaml`, content };
}

describe('the pictures to draw', () => {
  it.each([
    ['services', { slug: 'x', group: 'listening' }, 'listening'],
    ['services', { slug: 'x', group: 'responsive' }, 'responsive'],
    ['case-studies', { slug: 'x' }, 'case-study'],
    ['partners', { slug: 'x' }, 'partner'],
    ['about', {}, 'page'],
  ])('of %s %j are of the kind %s', (name, content, kind) => {
    expect(wantedPictures([entryOf(name, content)])[0]?.kind).toBe(kind);
  });

  it.each([
    ['services', ['card', 'hero', 'wide']],
    ['case-studies', ['card', 'wide']],
    ['partners', ['card', 'hero', 'wide']],
    ['about', ['hero', 'wide']],
    ['contact', ['band']],
    ['login', ['tall', 'wide']],
    ['signup', ['tall', 'wide']],
    ['error', ['band']],
  ])('of %s have the formats %j', (name, formats) => {
    expect(wantedPictures([entryOf(name, { slug: 'x' })])[0]?.formats).toEqual(formats);
  });

  it.each(['legal', 'service-groups', 'case-study-groups', 'site', 'lead-form'])(
    'are none for %s',
    (name) => {
      expect(wantedPictures([entryOf(name, { slug: 'x' })])).toEqual([]);
    },
  );

  it('have the pattern and the colours that the entry names', () => {
    const picture = { generator: 'bars', tone: 'L2' };
    expect(wantedPictures([entryOf('services', { slug: 'x', picture })])[0]).toMatchObject(picture);
  });

  it('leave the choice open where the entry names nothing', () => {
    expect(wantedPictures([entryOf('services', { slug: 'x' })])[0]).toMatchObject({
      generator: undefined,
      tone: undefined,
    });
  });

  it('leave out an entry that has a file of its own', () => {
    const picture = { file: 'desk.jpg', alt: 'A desk' };
    expect(wantedPictures([entryOf('services', { slug: 'x', picture })])).toEqual([]);
  });
});

describe('the pictures of thousands of entries', () => {
  const many = Array.from({ length: 3000 }, (_none, index) =>
    entryOf('case-studies', { slug: `story-${index}`, name: `Story ${index}`, order: index }),
  );
  const wanted = wantedPictures(many);
  const slugs = wanted.map(({ slug }) => slug);

  it('are drawn for each of the first, and shared by the others', () => {
    const own = slugs.filter((slug) => slug.startsWith('story-'));
    expect(own).toEqual(many.slice(0, OWN_DRAWINGS).map(({ content }) => content.slug));
    expect(slugs.length - own.length).toBeLessThan(120);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('are those of the kind, and take no name that a slug could have', () => {
    for (const { slug, kind, tone } of wanted.slice(OWN_DRAWINGS)) {
      expect(kind).toBe('case-study');
      expect(tone).toMatch(/^S[123]$/);
      expect(slug).toMatch(/_/);
    }
  });

  it('are their own where somebody chose the pattern', () => {
    const picture = { generator: 'bars' };
    const chosen = entryOf('case-studies', { slug: 'chosen', order: 9999, picture });
    expect(wantedPictures([...many, chosen]).map(({ slug }) => slug)).toContain('chosen');
  });
});

describe('the name of a picture', () => {
  it('is the slug of the entry', () => {
    expect(pictureKey(entryOf('case-studies', { slug: 'FMCG' }))).toBe('FMCG');
  });

  it('is the name of a page that exists once', () => {
    expect(pictureKey(entryOf('about', {}))).toBe('about');
  });
});

it.each(typesWithPictures)('%s, which has pictures, is a type of the content', (type) => {
  expect(collections.map(({ typeName }) => typeName)).toContain(type);
});
