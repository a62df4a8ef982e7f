/** @jest-environment node */
import Ajv from 'ajv';
import { parse } from 'yaml';
import {
  replaceIn,
  schemaOf,
  siteSources,
  STORY,
  STORY_FILE,
} from '../../__tests__/support/contentCheck';
import { FIXTURE_SITE } from '../../__tests__/support/fixtureSite';
import { modelFields, type ModelField } from '../../__tests__/support/modelFields';
import { readContentFile } from '../../plugins/gatsby-plugin-content-check/src/check/readContentFile';
import { kindNamed, kindOfFile, kinds } from '../../src/content/kinds';
import { wordsOf } from '../../src/content/model/translation';
import { jsonSchema, type JsonSchema } from './jsonSchema';
import { liveNames } from './schemaFiles';

const live = liveNames(FIXTURE_SITE);
const ajv = new Ajv({
  allErrors: true,
  // Keywords that only editors use.
  keywords: ['markdownDescription', 'markdownEnumDescriptions', 'patternErrorMessage'],
  formats: { email: /^[^@\s]+@[^@\s]+$/ },
});

const validators = new Map(
  kinds.flatMap(({ schema, about }) =>
    [schema, wordsOf(schema)].map(
      (variant) => [variant, ajv.compile(jsonSchema({ schema: variant, about }, live))] as const,
    ),
  ),
);

/** True if a file's content matches the JSON Schema of its kind and language. */
const isValid = (file: string, text: string) => validators.get(schemaOf(file))?.(parse(text));

it.each([...siteSources, { file: STORY_FILE, text: STORY }])(
  'the JSON Schemas accept $file',
  ({ file, text }) => {
    expect(isValid(file, text)).toBe(true);
    expect(isValid(file, `${text}\nnonsense: 1`)).toBe(false);
  },
);

describe('the JSON Schemas refuse, like the content check,', () => {
  it.each<[name: string, from: string, to: string]>([
    ['an unknown field', 'order: 900', 'order: 900\ncolour: red'],
    ['a missing field', 'name: Story\n', ''],
    ['an empty text', 'name: Story', "name: ''"],
    ['a text for a number', 'order: 900', 'order: first'],
    ['a value outside its list', 'order: 900', 'order: 900\npicture:\n  tone: L8'],
    ['a reference to an entry that does not exist', '- risk', '- quite-another'],
    ['a picture without a description', 'order: 900', 'order: 900\npicture:\n  file: desk.jpg'],
  ])('%s', (name, from, to) => {
    const text = replaceIn(STORY, from, to);
    const kind = kindOfFile(STORY_FILE);
    const findings = kind ? readContentFile('story', text, kind).problems : [];
    expect(isValid(STORY_FILE, text)).toBe(false);
    // Only a check of all files knows which entries exist.
    if (!/reference/.test(name)) expect(findings).not.toEqual([]);
  });
});

it('the JSON Schemas offer the entries, addresses and pictures that exist', () => {
  const schema = jsonSchema(kindNamed('case-studies'), {
    entries: { services: { risk: 'Risk' }, 'case-study-groups': { markets: 'Markets' } },
    addresses: ['/', '/risk'],
    pictures: { 'data/pictures': ['desk.jpg'] },
  });
  const { services, group, action, picture } = schema.properties ?? {};
  expect(services?.items).toMatchObject({ enum: ['risk'], markdownEnumDescriptions: ['Risk'] });
  expect(group).toMatchObject({ enum: ['markets'] });
  expect(action?.properties?.link?.examples).toEqual(['/', '/risk']);
  expect(picture?.properties?.file?.enum).toEqual(['desk.jpg']);
});

const schemas = new Map<string, JsonSchema>(
  kinds.map((kind) => [kind.name, jsonSchema(kind, live)]),
);

/** The subschema of a field. */
const schemaAt = (kind: string, path: readonly string[]): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (schema, name) => (schema?.items ?? schema)?.properties?.[name],
    schemas.get(kind),
  );

it('the JSON Schemas contain every field with its label, hint and limits', () => {
  const isComplete = ({ kind, path, label, field }: ModelField): boolean => {
    const { hint = '', type, min, max, isRequired } = field;
    const schema = schemaAt(kind, path);
    const group = schemaAt(kind, path.slice(0, -1));
    const limits: Record<string, unknown[] | undefined> = {
      array: [schema?.minItems, schema?.maxItems],
      number: [schema?.minimum, schema?.maximum],
    };
    const [least, most] = limits[type] ?? [min, schema?.maxLength];
    const required = (group?.items ?? group)?.required ?? [];
    return (
      schema?.title === label &&
      (schema.markdownDescription ?? '').includes(hint) &&
      required.includes(path.at(-1) ?? '') === isRequired &&
      least === min &&
      most === max
    );
  };
  const wrong = modelFields.filter((field) => !isComplete(field));
  expect(wrong.map(({ kind, path }) => `${kind}: ${path.join('.')}`)).toEqual([]);
});
