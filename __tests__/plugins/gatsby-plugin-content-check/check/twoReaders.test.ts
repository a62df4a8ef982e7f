/** @jest-environment node */
/** Gatsby reads the content with js-yaml, the check with yaml: what they read differently is refused. */
import { createRequire } from 'node:module';
import { readYaml } from '../../../../plugins/gatsby-plugin-content-check/src/yaml/readYaml';
import { siteSources } from '../../../support/contentCheck';

const ofTransformer = createRequire(require.resolve('gatsby-transformer-yaml/package.json'));
const { load }: { load: (text: string) => unknown } = ofTransformer('js-yaml');

/** What the check reads; undefined if it refuses the text. */
const checked = (text: string): unknown => {
  const { document, findings } = readYaml(text);
  return findings.some(({ isAdvice }) => !isAdvice) ? undefined : document?.toJS();
};

/** True for a date and for a number that is not whole: no field holds one, so the model refuses it. */
const isInNoModel = (found: unknown): boolean =>
  Object.values(Object(found)).some(
    (value) => value instanceof Date || (typeof value === 'number' && !Number.isInteger(value)),
  );

const built = (text: string): unknown => {
  try {
    return load(text);
  } catch (error) {
    return error;
  }
};

it.each(siteSources.map(({ file, text }) => [file, text]))('both read %s alike', (_file, text) => {
  expect(checked(text)).toBeDefined();
  expect(checked(text)).toEqual(built(text));
});

it.each([
  '0',
  '7',
  '-7',
  '+7',
  '007',
  '08',
  '1_000',
  '1,000',
  '0b101',
  '-0b1',
  '+0b1',
  '0B1',
  '0o17',
  '-0o7',
  '0O7',
  '0x1F',
  '-0x1F',
  '+0x1f',
  '0X1F',
  '0x',
  '1.5',
  '-.5',
  '+.5',
  '.5',
  '5.',
  '1e3',
  '1E+3',
  '1.e3',
  '1_0.5',
  '._5',
  '1e',
  '.inf',
  '-.INF',
  '+.inf',
  '.nan',
  '.NaN',
  'nan',
  'true',
  'True',
  'TRUE',
  'yes',
  'No',
  'on',
  'off',
  'y',
  'null',
  'Null',
  '~',
  '',
  '2024-11-07',
  '2024-1-7',
  '2024-11-07T10:00:00Z',
  '2024-11-07 10:00:00',
  '12:30',
  '12:30:45',
  '1:2',
  '=',
  '<<',
  '0.1.2',
  '+971 4 123',
  '1e1000',
  '12e03',
  '-',
  '--',
  '0_',
  '_1',
  '"0b1"',
  "'1_0'",
  'a b',
  'a\tb',
  '"a\\tb"',
  '[a, b]',
  '{a: b}',
  '>-\n  a\n  b',
  '|\n  a',
  '>+\n  a\n\n',
  '"a\n  b"',
  'a\n  b',
  '!!str 5',
  '&a b',
  '*a',
  '? a',
  '# a',
  'a #b',
  'a#b',
  '"a" # b',
])('both read %j alike, or the check refuses it', (value) => {
  for (const text of [`a: ${value}\n`, `- ${value}\n`]) {
    const found = checked(text);
    if (found === undefined || isInNoModel(found)) continue;
    expect([text, found]).toEqual([text, built(text)]);
  }
});
