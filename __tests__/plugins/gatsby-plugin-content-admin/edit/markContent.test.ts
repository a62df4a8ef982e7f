/** @jest-environment node */
import {
  hasMarks,
  markedContent,
} from '../../../../plugins/gatsby-plugin-content-admin/src/edit/markContent';
import {
  isMarked,
  placeIn,
  unmarked,
} from '../../../../plugins/gatsby-plugin-content-admin/src/edit/marks';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { textsIn } from '../../../../plugins/gatsby-plugin-content-check/src/check/walk';
import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const files = checkContent(FIXTURE_SITE).entries.map((entry) => ({
  entry,
  file: entry.file,
  texts: textsIn(fieldOf(kindNamed(entry.kind).schema), markedContent(entry)),
}));

const fieldsOf = (file: string) => {
  const texts = files.find((one) => one.file === file)?.texts ?? [];
  return new Map(texts.map(({ path, value }) => [path.join('.'), value]));
};

const marksOf = (file: string, names: readonly string[]) =>
  names.map((name) => isMarked(fieldsOf(file).get(name) ?? ''));

test.each([
  ['npm run develop', { NODE_ENV: 'development' }, true],
  ['a deploy preview', { NODE_ENV: 'production', CONTEXT: 'deploy-preview' }, true],
  ['a branch deploy', { NODE_ENV: 'production', CONTEXT: 'branch-deploy' }, true],
  ['the published site', { NODE_ENV: 'production', CONTEXT: 'production' }, false],
  ['a build elsewhere', { NODE_ENV: 'production' }, false],
])('%s', (_name, variables, expected) => {
  expect(hasMarks(variables)).toBe(expected);
});

describe.each(files)('$file', ({ entry, file, texts }) => {
  it('says the same without its marks', () => {
    const model = fieldOf(kindNamed(entry.kind).schema);
    const written = textsIn(model, entry.content).map(({ value }) => value);
    expect(texts.map(({ value }) => unmarked(value))).toEqual(written);
  });

  it('names the field of each marked text, and its line', () => {
    const lines = entry.source.split('\n');
    for (const { path, value } of texts.filter((one) => isMarked(one.value))) {
      const place = placeIn(value);
      expect(place?.field).toBe(path.join('.'));
      if (place?.file !== file) continue;
      const [name = ''] = path.filter((step) => typeof step === 'string').slice(-1);
      // The name stands on the line, or an item of a list begins there.
      expect(lines[place.line - 1]).toMatch(new RegExp(`(?:${name}:|^\\s*- )`));
    }
  });
});

it('marks words', () => {
  const names = ['name', 'hero.title', 'hero.action.label', 'why.points.0', 'how.cards.0.text'];
  expect(marksOf('data/services/risk.yaml', names)).toEqual(names.map(() => true));
});

it.each([
  ['data/services/risk.yaml', ['slug', 'group', 'leadService', 'seo.title', 'hero.action.link']],
  ['data/site.yaml', ['language', 'locale', 'email', 'emailSubject', 'phone', 'titleSuffix']],
  ['data/forms/lead.yaml', ['services.0']],
  ['data/pages/contact.yaml', ['subjects.0.key', 'subjects.0.message']],
])('leaves in %s what is compared, sent, or read by programs', (file, names) => {
  expect(marksOf(file, names)).toEqual(names.map(() => false));
});

it('names the file of a translation', () => {
  const translated = fieldsOf('data/ar/services/risk.yaml');
  expect(placeIn(translated.get('hero.title') ?? '')?.file).toBe('data/ar/services/risk.yaml');
});

it('gives a text that others are filled into its own place', () => {
  const site = fieldsOf('data/site.yaml');
  const [name = '', tagline = ''] = [site.get('name'), site.get('tagline')];
  expect(placeIn(name + tagline)?.field).toBe('tagline');
  expect(placeIn(`Write to ${name}.${tagline.slice(unmarked(tagline).length)}`)?.field).toBe(
    'tagline',
  );
});

it('survives what components do with texts', () => {
  const title = fieldsOf('data/pages/home.yaml').get('hero.title') ?? '';
  expect(placeIn(title.trim().split(/\s+/).at(-1) ?? '')?.field).toBe('hero.title');
});
