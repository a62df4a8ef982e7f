/** @jest-environment node */
/** The JSON Schemas that editors read agree with the check. */
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
import { readContentFile } from '../../plugins/gatsby-plugin-content-check/src/check/contentFile';
import { kindNamed, kindOfFile, kinds } from '../../src/content/kinds';
import { wordsOf } from '../../src/content/translation';
import { jsonSchema, type JsonSchema } from './jsonSchema';
import { liveNames } from './schemaFiles';

const live = liveNames(FIXTURE_SITE);
const ajv = new Ajv({
  allErrors: true,
  // The words that only editors know.
  keywords: ['markdownDescription', 'markdownEnumDescriptions', 'patternErrorMessage'],
  formats: { email: /^[^@\s]+@[^@\s]+$/ },
});

const validators = new Map(
  kinds.flatMap(({ schema, about }) =>
    [schema, wordsOf(schema)].map(
      (one) => [one, ajv.compile(jsonSchema({ schema: one, about }, live))] as const,
    ),
  ),
);

/** True where a file's content fits the JSON Schema of its kind and language. */
const fits = (file: string, text: string) => validators.get(schemaOf(file))?.(parse(text));

it.each([...siteSources, { file: STORY_FILE, text: STORY }])('accept $file', ({ file, text }) => {
  expect(fits(file, text)).toBe(true);
  expect(fits(file, `${text}\nnonsense: 1`)).toBe(false);
});

describe('refuse what the check refuses', () => {
  it.each<[name: string, from: string, to: string]>([
    ['an unknown field', 'order: 900', 'order: 900\ncolour: red'],
    ['a missing field', 'name: Story\n', ''],
    ['an empty text', 'name: Story', "name: ''"],
    ['a text for a number', 'order: 900', 'order: first'],
    ['a value that is not in its list', 'order: 900', 'order: 900\npicture:\n  tone: L8'],
    ['a reference to nothing', '- risk', '- quite-another'],
    ['a picture without a description', 'order: 900', 'order: 900\npicture:\n  file: desk.jpg'],
  ])('%s', (name, from, to) => {
    const text = replaceIn(STORY, from, to);
    const kind = kindOfFile(STORY_FILE);
    const findings = kind ? readContentFile('story', text, kind).findings : [];
    expect(fits(STORY_FILE, text)).toBe(false);
    // The check knows entries only when it sees all files.
    if (!/nothing/.test(name)) expect(findings).not.toEqual([]);
  });
});

it('offer the entries, addresses and pictures that exist', () => {
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

/** The part of a JSON Schema that describes a field. */
const schemaAt = (kind: string, path: readonly string[]): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (schema, name) => (schema?.items ?? schema)?.properties?.[name],
    schemas.get(kind),
  );

it('hold every field, with its name, its hint and its limits', () => {
  const isRight = ({ kind, path, label, field }: ModelField): boolean => {
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
  const wrong = modelFields.filter((field) => !isRight(field));
  expect(wrong.map(({ kind, path }) => `${kind}: ${path.join('.')}`)).toEqual([]);
});
