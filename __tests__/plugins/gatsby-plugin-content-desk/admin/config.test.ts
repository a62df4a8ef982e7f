import * as fs from 'fs';
import Ajv from 'ajv';
import {
  cmsConfig,
  formatOf,
  SavingPlace,
  SOURCE_FIELD,
} from '../../../../plugins/gatsby-plugin-content-desk/src/admin/config';
import { PLACEMENT } from '../../../../plugins/gatsby-plugin-content-desk/src/admin/fields';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kinds } from '../../../../src/content/kinds';

const cmsSchema = 'node_modules/@sveltia/cms/schema/sveltia-cms.json';
const schema: object = JSON.parse(fs.readFileSync(cmsSchema, 'utf8'));

const github: SavingPlace = {
  kind: 'github',
  repository: 'harkwell/website',
  branch: 'main',
  siteDomain: 'harkwell.netlify.app',
  signInOrigin: 'https://auth.example',
};

/** The paths of all fields of the model: `hero.title`, `how.cards.*.text`. */
function modelPaths(group: Field, above = ''): string[] {
  return [...group.fields].flatMap(([name, field]) => {
    const path = `${above}${name}`;
    if (field.item) return [path, ...modelPaths(field.item, `${path}.*.`)];
    return [path, ...modelPaths(field, `${path}.`)];
  });
}

/** The paths of all fields of a form. */
function formPaths(fields: unknown, above = ''): string[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: { name: string; widget?: string; fields?: unknown }) => {
    const path = `${above}${field.name}`;
    const star = field.widget === 'list' ? '.*.' : '.';
    return [path, ...formPaths(field.fields, path + star)];
  });
}

describe('cmsConfig', () => {
  test.each<[string, SavingPlace]>([
    ['the working tree', { kind: 'working-tree' }],
    ['GitHub', github],
    ['GitHub, with nothing but the repository', { kind: 'github', repository: 'a/b' }],
  ])('fits the CMS’s own JSON Schema for %s', (_name, place) => {
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
      schema,
    );
    // As the browser gets it: without the fields that are undefined.
    const config: unknown = JSON.parse(JSON.stringify(cmsConfig(place)));
    expect(validate(config) ? [] : validate.errors?.slice(0, 5)).toEqual([]);
  });

  const config = cmsConfig(github);
  const forms = [...(config.collections ?? []), ...(config.singletons ?? [])].flatMap((form) =>
    'fields' in form ? [form] : [],
  );

  test.each(kinds.map((kind) => [kind.name, kind] as const))(
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
