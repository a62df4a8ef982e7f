/** @jest-environment node */
import { parse } from 'yaml';
import { readSources } from '../../../../plugins/gatsby-plugin-content-desk/src/check/readFiles';
import { textsIn } from '../../../../plugins/gatsby-plugin-content-desk/src/check/walk';
import {
  isMarked,
  placeOf,
  unmarked,
} from '../../../../plugins/gatsby-plugin-content-desk/src/edit/marks';
import {
  hasMarks,
  markSource,
} from '../../../../plugins/gatsby-plugin-content-desk/src/edit/markSource';
import { fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { FIXTURE_SITE } from '../../../support/fixtureSite';

const files = readSources(FIXTURE_SITE).map((source) => ({
  ...source,
  marked: markSource(source),
}));

/** The texts of a file as the parser of the build reads them. */
const textsOf = (file: string, text: string) => {
  const kind = kindOfFile(file);
  if (!kind) throw new Error(`${file} is of no kind.`);
  return textsIn(fieldOf(kind.schema), parse(text));
};

const fieldsOf = (file: string) => {
  const { marked = '' } = files.find((one) => one.file === file) ?? {};
  return new Map(textsOf(file, marked).map(({ path, value }) => [path.join('.'), value]));
};

test.each([
  ['npm run develop', { NODE_ENV: 'development' }, true],
  ['a deploy preview', { NODE_ENV: 'production', CONTEXT: 'deploy-preview' }, true],
  ['a branch deploy', { NODE_ENV: 'production', CONTEXT: 'branch-deploy' }, true],
  ['the published site', { NODE_ENV: 'production', CONTEXT: 'production' }, false],
  ['a build elsewhere', { NODE_ENV: 'production' }, false],
])('%s', (_name, variables, expected) => {
  expect(hasMarks(variables)).toBe(expected);
});

describe.each(files)('$file', ({ file, text, marked }) => {
  it('is the same without its marks', () => {
    expect(unmarked(marked)).toBe(text);
  });

  it('says the same', () => {
    const said = textsOf(file, marked).map(({ value }) => unmarked(value));
    expect(said).toEqual(textsOf(file, text).map(({ value }) => value));
  });

  it('names the field of each marked text, and its line', () => {
    const lines = text.split('\n');
    for (const { path, value } of textsOf(file, marked)) {
      if (!isMarked(value)) continue;
      const place = placeOf(value);
      expect(place).toMatchObject({ file, field: path.join('.') });
      const [name = ''] = path.filter((step) => typeof step === 'string').slice(-1);
      // The name stands on the line, or the item of a list begins there.
      expect(lines[(place?.line ?? 0) - 1]).toMatch(new RegExp(`(?:${name}:|^\\s*- )`));
    }
  });
});

it('marks words, and nothing that is compared, sent, or read by programs', () => {
  const service = fieldsOf('data/services/risk.yaml');
  for (const name of [
    'name',
    'hero.title',
    'hero.action.label',
    'why.points.0',
    'how.cards.0.text',
  ]) {
    expect([name, isMarked(service.get(name) ?? '')]).toEqual([name, true]);
  }
  for (const name of ['slug', 'group', 'leadService', 'seo.title', 'hero.action.link']) {
    expect([name, isMarked(service.get(name) ?? '')]).toEqual([name, false]);
  }
  const site = fieldsOf('data/site.yaml');
  for (const name of ['language', 'locale', 'email', 'emailSubject', 'phone', 'titleSuffix']) {
    expect([name, isMarked(site.get(name) ?? '')]).toEqual([name, false]);
  }
  // The API gets the service that the visitor has chosen.
  expect(isMarked(fieldsOf('data/forms/lead.yaml').get('services.0') ?? '')).toBe(false);
  // Both begin what the visitor sends.
  const contact = fieldsOf('data/pages/contact.yaml');
  expect(isMarked(contact.get('subjects.0.key') ?? '')).toBe(false);
  expect(isMarked(contact.get('subjects.0.message') ?? '')).toBe(false);
});

it('gives a text that others are filled into its own place', () => {
  const name = fieldsOf('data/site.yaml').get('name') ?? '';
  const tagline = fieldsOf('data/site.yaml').get('tagline') ?? '';
  expect(placeOf(name + tagline)?.field).toBe('tagline');
  const end = tagline.slice(unmarked(tagline).length);
  expect(placeOf(`Write to ${name}${end}`)?.field).toBe('tagline');
});

it('survives what components do with texts', () => {
  const title = fieldsOf('data/pages/home.yaml').get('hero.title') ?? '';
  expect(placeOf(title.trim().split(/\s+/).at(-1) ?? '')?.field).toBe('hero.title');
});
