import * as fs from 'fs';
import Ajv from 'ajv';
import {
  cmsConfig,
  formatOf,
  LANGUAGE_FIELD,
  SavingPlace,
  SOURCE_FIELD,
} from '../../../../plugins/gatsby-plugin-content-admin/src/forms/config';
import { PLACEMENT } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/fields';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { wordsOf } from '../../../../src/content/translation';

const cmsSchema = 'node_modules/@sveltia/cms/schema/sveltia-cms.json';
const schema: object = JSON.parse(fs.readFileSync(cmsSchema, 'utf8'));

const github: SavingPlace = {
  kind: 'github',
  repository: 'harkwell/website',
  branch: 'main',
  siteDomain: 'harkwell.netlify.app',
  signInOrigin: 'https://auth.example',
  signIn: 'token',
};

/** Optional files have no form: a language may have one, and the main language none. */
const edited = kinds.filter(({ isOptional }) => !isOptional);

/** The paths of all fields of the model: `hero.title`, `how.cards.*.text`. */
function modelPaths(group: Field, above = ''): string[] {
  return [...group.fields].flatMap(([name, field]) => {
    const path = `${above}${name}`;
    if (field.item) return [path, ...modelPaths(field.item, `${path}.*.`)];
    return [path, ...modelPaths(field, `${path}.`)];
  });
}

interface AnyFormField {
  name: string;
  widget?: string;
  fields?: unknown;
  i18n?: unknown;
  required?: unknown;
}

/** All fields of a form, by their paths. */
function formFieldsIn(fields: unknown, above = ''): [string, AnyFormField][] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: AnyFormField): [string, AnyFormField][] => {
    const path = `${above}${field.name}`;
    const star = field.widget === 'list' ? '.*.' : '.';
    return [[path, field], ...formFieldsIn(field.fields, path + star)];
  });
}

const formPaths = (fields: unknown) => formFieldsIn(fields).map(([path]) => path);

const formsIn = ({ collections = [], singletons = [] }: ReturnType<typeof cmsConfig>) =>
  [...collections, ...singletons].flatMap((form) => ('fields' in form ? [form] : []));

describe('cmsConfig', () => {
  test.each<[string, SavingPlace, string[]]>([
    ['the working tree', { kind: 'working-tree' }, []],
    ['GitHub', github, []],
    ['GitHub, with nothing but the repository', { kind: 'github', repository: 'a/b' }, []],
    ['a site in three languages', github, ['ar', 'fr']],
  ])('fits the CMS’s own JSON Schema for %s', (_name, place, translations) => {
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
      schema,
    );
    // As the browser gets it: without the fields that are undefined.
    const config: unknown = JSON.parse(JSON.stringify(cmsConfig(place, translations)));
    expect(validate(config) ? [] : validate.errors?.slice(0, 5)).toEqual([]);
  });

  test('offers the way to sign in that is set up, and both until somebody has said', () => {
    expect(cmsConfig(github).backend).toMatchObject({ auth_methods: ['token'] });
    const unsaid = { ...github, signIn: undefined };
    expect(cmsConfig(unsaid).backend).toMatchObject({ auth_methods: undefined });
  });

  const config = cmsConfig(github);
  const forms = formsIn(config);

  test.each(edited.map((kind) => [kind.name, kind] as const))(
    'has a form for %s with every field of the model: words first, then its place',
    (name, kind) => {
      const form = forms.find((one) => one.name === name);
      expect(form).toMatchObject({
        label: kind.label,
        format: formatOf(kind),
        ...(kind.file ? { file: kind.file } : { folder: kind.folder }),
      });
      const isPlace = (path: string) =>
        /^(?:slug|otherSpellings|formerAddresses|order|draft)(?:\.|$)/.test(path);
      const paths = modelPaths(fieldOf(kind.schema));
      const place = paths.filter(isPlace);
      expect(formPaths(form?.fields)).toEqual([
        ...paths.filter((path) => !isPlace(path)),
        ...(place.length > 0 ? [PLACEMENT, ...place.map((path) => `${PLACEMENT}.${path}`)] : []),
        SOURCE_FIELD,
      ]);
    },
  );

  test('shows the files of a folder that the site takes, and the site takes no others', () => {
    const { collections = [] } = config;
    const folders = collections.flatMap((one) => ('folder' in one ? [one] : []));
    expect(folders.length).toBeGreaterThan(3);
    for (const { name, folder, extension } of folders) {
      expect(kindOfFile(`${folder}/one.${extension}`)?.name).toBe(name);
      expect(kindOfFile(`${folder}/one.yml`)).toBeUndefined();
    }
  });

  test('opens pull requests on GitHub only', () => {
    expect(config.publish_mode).toBe('editorial_workflow');
    expect(cmsConfig({ kind: 'working-tree' }).publish_mode).toBeUndefined();
  });

  test('gives each field its hint and its limit', () => {
    const services = forms.find(({ name }) => name === 'services');
    const cardText = services?.fields.find(({ name }) => name === 'cardText');
    expect(cardText).toMatchObject({
      label: 'Card text',
      widget: 'text',
      required: true,
      hint: 'One line under the name on its card. At most 140 characters.',
    });
  });
});

describe('cmsConfig of a site in several languages', () => {
  const config = cmsConfig(github, ['ar', 'fr']);
  const forms = formsIn(config);
  const fieldsOf = (name: string) =>
    new Map(formFieldsIn(forms.find((form) => form.name === name)?.fields));

  test('takes each language from its folder, and the main one from data/', () => {
    expect(config.i18n).toMatchObject({
      locales: ['en', 'ar', 'fr'],
      default_locale: 'en',
      initial_locales: 'default',
      omit_default_locale_from_file_path: true,
    });
    expect(forms.find(({ name }) => name === 'services')).toMatchObject({
      i18n: true,
      folder: 'data/{{locale}}/services',
    });
    expect(forms.find(({ name }) => name === 'site')).toMatchObject({
      i18n: true,
      file: 'data/{{locale}}/site.yaml',
    });
  });

  test.each(edited.map((kind) => [kind.name, kind] as const))(
    'translates of %s what a translation holds, and nothing else',
    (name, kind) => {
      const isMark = (path: string) => /(?:^|\.)_/.test(path) || path === PLACEMENT;
      const translated = [...fieldsOf(name)].filter(([path, { i18n }]) => i18n && !isMark(path));
      expect(
        translated.map(([path]) => path.replace(new RegExp(`^${PLACEMENT}\\.`), '')).sort(),
      ).toEqual(modelPaths(fieldOf(wordsOf(kind.schema))).sort());
    },
  );

  test('keeps lists together whose items share something', () => {
    const fields = fieldsOf('services');
    expect(fields.get('how.cards')?.i18n).toBe('duplicate');
    expect(fields.get('how.cards.*.title')?.i18n).toBe(true);
    expect(fields.get('why.points')?.i18n).toBe(true);
  });

  test('demands in the main language alone what a translation may leave out', () => {
    expect(fieldsOf('site').get('name')?.required).toEqual(['en']);
    expect(fieldsOf('site').get('tagline')?.required).toBe(true);
  });

  test('says in a form which language it is in, and where an item stands that says nothing', () => {
    expect(fieldsOf('site').get(LANGUAGE_FIELD)).toMatchObject({ default: '{{locale}}' });
    expect(fieldsOf('legal').get('sections.*.blocks.*._item')).toMatchObject({ widget: 'hidden' });
  });
});
