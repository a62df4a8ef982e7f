/** @jest-environment node */
import {
  hasMarks,
  markedEntry,
} from '../../../../plugins/gatsby-plugin-content-admin/src/edit/markContent';
import {
  isMarked,
  placeIn,
  readPlace,
  unmarked,
} from '../../../../plugins/gatsby-plugin-content-admin/src/edit/marks';
import { textsIn } from '../../../../plugins/gatsby-plugin-content-check/src/check/walk';
import { kindNamed } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { entriesOfNodes } from '../../../../src/content/pages/nodes';
import { siteNodes } from '../../../support/nodes';

const files = entriesOfNodes(siteNodes, true).map((entry) => ({
  entry,
  file: entry.file,
  texts: textsIn(fieldOf(kindNamed(entry.kind).schema), markedEntry(entry).content),
}));

const fieldsOf = (file: string) => {
  const texts = files.find((item) => item.file === file)?.texts ?? [];
  return new Map(texts.map(({ path, value }) => [path.join('.'), value]));
};

test.each([
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', CONTEXT: 'deploy-preview' }, true],
  [{ NODE_ENV: 'production', CONTEXT: 'branch-deploy' }, true],
  [{ NODE_ENV: 'production', CONTEXT: 'production' }, false],
  [{ NODE_ENV: 'production' }, false],
])('a build with %j marks texts for editors: %j', (variables, expected) => {
  expect(hasMarks(variables)).toBe(expected);
});

describe.each(files)('$file', ({ entry, texts }) => {
  it('has its original texts once the marks are removed', () => {
    const model = fieldOf(kindNamed(entry.kind).schema);
    const written = textsIn(model, entry.content).map(({ value }) => value);
    expect(texts.map(({ value }) => unmarked(value))).toEqual(written);
  });

  it('names the field of each marked text', () => {
    for (const { path, value } of texts.filter((item) => isMarked(item.value))) {
      expect(readPlace(placeIn(value))?.field).toBe(path.join('.'));
    }
  });
});

it.each([
  [
    'data/services/risk.yaml',
    'name hero.title hero.action.label why.points.0 how.cards.0.text',
    true,
  ],
  ['data/services/risk.yaml', 'slug group leadService seo.title hero.action.link', false],
  ['data/site.yaml', 'language locale email emailSubject phone titleSuffix', false],
  ['data/forms/lead.yaml', 'services.0', false],
  ['data/pages/contact.yaml', 'subjects.0.key subjects.0.message', false],
])(
  'only texts that visitors read are marked, not keys, addresses or payloads: %s, %s (%j)',
  (file, names, isShown) => {
    for (const name of names.split(' ')) {
      expect(fieldsOf(file).has(name)).toBe(true);
      expect(isMarked(fieldsOf(file).get(name) ?? '')).toBe(isShown);
    }
  },
);

it('a mark survives when a component splits its text into words', () => {
  const file = 'data/ar/pages/home.yaml';
  const word = fieldsOf(file).get('hero.title')?.trim().split(/\s+/).at(-1) ?? '';
  expect(readPlace(placeIn(word))).toEqual({ file, field: 'hero.title' });
});

it('a text into which facts are filled leads to its own field, and a fact by itself to the company’s', () => {
  const name = fieldsOf('data/site.yaml').get('name') ?? '';
  const title = fieldsOf('data/services/risk.yaml').get('hero.title') ?? '';
  expect(readPlace(placeIn(name))).toEqual({ file: 'data/site.yaml', field: 'name' });
  expect(readPlace(placeIn(`${name} hears first. ${title}`))).toEqual({
    file: 'data/services/risk.yaml',
    field: 'hero.title',
  });
});

it('a text without a mark, and an element without a place, lead to no field', () => {
  expect(readPlace(placeIn('Words'))).toBeUndefined();
  expect(readPlace(null)).toBeUndefined();
});

it('words that a translation takes from its original lead to the original', () => {
  const arabic = files.find(({ file }) => file === 'data/ar/services/risk.yaml');
  if (!arabic) throw new Error('There is no translation.');
  const placesOf = (ownContent: object) => {
    const { content } = markedEntry({ ...arabic.entry, ownContent });
    return 'name' in content ? readPlace(placeIn(content.name ?? ''))?.file : undefined;
  };
  expect(placesOf({ name: 'Its own' })).toBe('data/ar/services/risk.yaml');
  expect(placesOf({})).toBe('data/services/risk.yaml');
});
