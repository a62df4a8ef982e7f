import fs from 'node:fs';
import Ajv from 'ajv';
import type { FormsBackend } from '../../../../plugins/gatsby-plugin-content-admin/src/content/formsBackend';
import {
  cmsConfig,
  formatOf,
  LANGUAGE_FIELD,
  SOURCE_FIELD,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/config';
import { PLACEMENT } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/fields';
import { kindNamed, kinds } from '../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import { wordsOf } from '../../../../src/content/model/translation';
import { translationFile } from '../../../../src/content/text/languages';

const cmsSchema = 'node_modules/@sveltia/cms/schema/sveltia-cms.json';
const schema: object = JSON.parse(fs.readFileSync(cmsSchema, 'utf8'));

const github: FormsBackend = {
  name: 'github',
  repo: 'harkwell/website',
  branch: 'main',
  site_domain: 'harkwell.netlify.app',
  base_url: 'https://auth.example',
  auth_methods: ['token'],
};

/** Files for translators have no form. */
const edited = kinds.filter(({ isOfTranslations }) => !isOfTranslations);

/** The paths of all fields of the model: `hero.title`, `how.cards.*.text`. */
const modelPaths = (group: Field, above = ''): string[] =>
  [...group.fields].flatMap(([name, { item, ...field }]) => [
    above + name,
    ...(item ? modelPaths(item, `${above}${name}.*.`) : modelPaths(field, `${above}${name}.`)),
  ]);

interface AnyFormField {
  name: string;
  widget?: string;
  hint?: string;
  /** That of each item of a list of texts. */
  field?: { hint?: string };
  fields?: unknown;
  i18n?: unknown;
}

function formFieldsIn(fields: unknown, above = ''): [string, AnyFormField][] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: AnyFormField): [string, AnyFormField][] => {
    const path = `${above}${field.name}`;
    const star = field.widget === 'list' ? '.*.' : '.';
    return [[path, field], ...formFieldsIn(field.fields, path + star)];
  });
}

function formsIn({ collections = [], singletons = [] }: ReturnType<typeof cmsConfig>) {
  const forms = [...collections, ...singletons].flatMap((form) => ('fields' in form ? form : []));
  const fieldsOf = (name: string) =>
    new Map(formFieldsIn(forms.find((form) => form.name === name)?.fields));
  return { forms, fieldsOf };
}

const config = cmsConfig(github);
const { forms, fieldsOf } = formsIn(config);

test.each<[string, FormsBackend, string[]]>([
  ['the working tree', { name: 'test-repo' }, []],
  ['GitHub', github, []],
  ['a site in three languages', github, ['ar', 'fr']],
])('the configuration matches the CMS’s JSON Schema for %s', (_name, place, translations) => {
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
    schema,
  );
  // JSON drops undefined fields, as for the browser.
  const config: unknown = JSON.parse(JSON.stringify(cmsConfig(place, translations)));
  expect(validate(config) ? [] : validate.errors?.slice(0, 5)).toEqual([]);
});

test.each(edited)(
  'the form of $name has every field of the model: words first, then placement',
  (kind) => {
    const form = forms.find(({ name }) => name === kind.name);
    expect(form).toMatchObject({
      label: kind.label,
      format: formatOf(kind),
      ...(kind.folder === undefined
        ? { file: translationFile(kind.file ?? '', '{{locale}}') }
        : { folder: translationFile(kind.folder, '{{locale}}'), extension: 'yaml' }),
    });
    const isPlace = (path: string) =>
      /^(?:slug|otherSpellings|formerAddresses|order|draft)(?:\.|$)/.test(path);
    const paths = modelPaths(fieldOf(kind.schema));
    const place = paths.filter(isPlace);
    expect([...fieldsOf(kind.name).keys()].filter((path) => !path.endsWith('._item'))).toEqual([
      ...paths.filter((path) => !isPlace(path)),
      ...(place.length > 0 ? [PLACEMENT, ...place.map((path) => `${PLACEMENT}.${path}`)] : []),
      SOURCE_FIELD,
      LANGUAGE_FIELD,
    ]);
  },
);

test.each(edited)(
  'no hint in the form of $name speaks of signs, lines or slugs of a file',
  (kind) => {
    const hints = [...fieldsOf(kind.name)].flatMap(([path, { widget, hint, field }]) =>
      [hint, field?.hint].flatMap((words) => (words ? [{ path, widget, words }] : [])),
    );
    const isOfFile = ({ widget, words }: (typeof hints)[number]) =>
      // The CMS takes each sign of Markdown for one, unless a backslash stands before it.
      /[[\]*_~`]/.test(words.replace(/\\[\\[\]*_~`]/g, '')) ||
      (widget === 'boolean' && /\btrue\b|\bline\b/.test(words)) ||
      (widget === 'relation' && words.includes('Example:'));
    expect(hints.filter(isOfFile)).toEqual([]);
  },
);

describe('cmsConfig of a site in several languages', () => {
  const { i18n, ...rest } = cmsConfig(github, ['ar', 'fr']);
  const { forms, fieldsOf } = formsIn(rest);

  test('takes each language from its folder, and the main one from data/', () => {
    expect(i18n).toMatchObject({
      locales: ['en', 'ar', 'fr'],
      default_locale: 'en',
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    });
    const places = {
      services: { folder: 'data/{{locale}}/services', preview_path: '{{fields.placement.slug}}' },
      'service-groups': { preview_path: undefined },
      site: { file: 'data/{{locale}}/site.yaml' },
    };
    for (const [kind, place] of Object.entries(places)) {
      expect(forms.find(({ name }) => name === kind)).toMatchObject({ i18n: true, ...place });
    }
  });

  test.each(edited)('translates exactly the fields of $name that a translation holds', (kind) => {
    const paths = [...fieldsOf(kind.name)].flatMap(([path, { i18n }]) => (i18n ? path : []));
    const words = paths.map((path) => path.replace(new RegExp(`^${PLACEMENT}\\.`), ''));
    const isMark = (path: string) => /(?:^|\.)_/.test(path) || path === PLACEMENT;
    expect(words.filter((path) => !isMark(path)).sort()).toEqual(
      modelPaths(fieldOf(wordsOf(kind.schema))).sort(),
    );
  });

  test.each<[path: string, expected: object]>([
    ['services.cardText', { hint: 'One line under the name on its card. At most 140 characters.' }],
    ['services.group', { widget: 'relation', collection: 'service-groups' }],
    // A translation may leave out the name.
    ['site.name', { required: ['en'] }],
    ['services.name', { required: true }],
    // Each language has its Draft switch, but one slug.
    ['services.placement', { i18n: true }],
    ['services.placement.draft', { i18n: true }],
    ['services.placement.slug', { i18n: undefined }],
    // Marks an item that a translation leaves out.
    ['legal.sections.*.blocks.*._item', { widget: 'hidden', default: true }],
  ])('has %s with %j', (path, expected) => {
    const [, kind = '', field = ''] = /^([\w-]+)\.(.*)$/.exec(path) ?? [];
    expect(fieldsOf(kind).get(field)).toMatchObject(expected);
  });
});

test.each<[what: string, path: string, expected: object]>([
  [
    'a list says how many items it takes, and names one on its button and in its summary',
    'services.how.cards',
    {
      hint: expect.stringMatching(/ 4 to 6 items\.$/),
      label_singular: 'Card',
      summary: '{{fields.title}}',
    },
  ],
  [
    'a list of bullets has one text for each, and says of a fixed number that it is exact',
    'case-studies.results',
    { hint: 'Exactly 2 items.', label_singular: 'Bullet', field: { widget: 'text' } },
  ],
  [
    'a list of other entries offers them by name, several at once',
    'services.goesWith',
    {
      widget: 'relation',
      collection: 'services',
      multiple: true,
      display_fields: ['{{fields.name}}'],
    },
  ],
  [
    'a switch is off until it is switched on, and its hint speaks of a switch, not of a line',
    'legal.reviewed',
    {
      widget: 'boolean',
      default: false,
      hint: expect.stringMatching(/^Switch it on once (?!.*the line)/),
    },
  ],
  [
    'a text that may hold links shows the signs that an editor types for one, which the CMS would take for Markdown',
    'services.questions.*.answer',
    { hint: expect.stringContaining(String.raw`\[words\](/address)`) },
  ],
  [
    'a text says its longest length and an example',
    'services.need.question',
    { hint: expect.stringMatching(/ At most 70 characters\. Example: \S/) },
  ],
  [
    'a list of choices says each in words',
    'services.picture.tone',
    {
      widget: 'select',
      options: expect.arrayContaining([{ value: 'L1', label: 'Listen, deep' }]),
    },
  ],
  ['a number is typed as one', 'services.placement.order', { widget: 'number', value_type: 'int' }],
  ['a group is folded only if there is too little room', 'services.why', { collapsed: 'auto' }],
  [
    'another entry is found by its name and by its slug, and is kept as its slug',
    'services.group',
    {
      value_field: `{{fields.${PLACEMENT}.slug}}`,
      search_fields: ['name', `${PLACEMENT}.slug`],
    },
  ],
  [
    'a text of any length, without a hint in the model, has none in the form',
    'services.why.text',
    { widget: 'text', hint: undefined, required: false },
  ],
])('%s: %s', (_what, path, expected) => {
  const [, kind = '', field = ''] = /^([\w-]+)\.(.*)$/.exec(path) ?? [];
  expect(fieldsOf(kind).get(field)).toMatchObject(expected);
});

test('the list of services says what they are and names each; it follows the order of the site, or the names', () => {
  const order = `${PLACEMENT}.order`;
  expect(forms.find(({ name }) => name === 'services')).toMatchObject({
    label_singular: 'Service',
    description: kindNamed('services').about,
    identifier_field: 'name',
    sortable_fields: { fields: [order, 'name'], default: { field: order } },
  });
});

test('a saved change is a draft at GitHub, and at once in the file on the working copy', () => {
  expect(config.publish_mode).toBe('editorial_workflow');
  expect(cmsConfig({ name: 'test-repo' }).publish_mode).toBeUndefined();
});

test('a new entry’s file keeps the capitals of its slug', () => {
  expect(config.slug).toMatchObject({ lowercase: false });
});
