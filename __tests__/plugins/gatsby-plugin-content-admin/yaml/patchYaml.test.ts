import { patchYaml } from '../../../../plugins/gatsby-plugin-content-admin/src/yaml/patchYaml';
import { siteSources } from '../../../support/contentCheck';

/** The YAML parser of gatsby-transformer-yaml, which the build uses. */
const { load } = jest.requireActual<{ load: (text: string) => unknown }>('js-yaml');

type Fields = Record<string, unknown>;

const read = (text: string): Fields => ({ ...Object(load(text)) });

const source = `# The company.
name: Harkwell # its name
phone: '+971 4 000 0000'
intro: >-
  Most crises leave traces before they have a name:
  a complaint that repeats,
  an old story that returns. We look for those traces.

# Who works with us.
partners:
  # The first.
  - name: One
    address: https://one.example/

  # The second.
  - name: Two
    address: https://two.example/
words:
  - red
  - green
`;

const [one, two] = ['One', 'Two'].map((name) => ({
  name,
  address: `https://${name.toLowerCase()}.example/`,
}));
const FIRST = '  - name: One\n    address: https://one.example/\n';
const SECOND = '  # The second.\n  - name: Two\n    address: https://two.example/\n';
const intro = String(read(source).intro);
const LONG =
  'A text that is too long for one line and is therefore folded into a paragraph below it, as here.';

test.each<[what: string, changes: Fields, from: string | RegExp, to: string]>([
  ['leaves a text alone whose data has not changed', {}, '', ''],
  ['keeps a comment behind a changed value', { name: 'A: b' }, 'Harkwell #', "'A: b' #"],
  ['keeps the quotes of a value', { phone: 'by mail' }, "'+971 4 000 0000'", "'by mail'"],
  [
    'keeps the line breaks of a paragraph',
    { intro: intro.replace('old', 'forgotten') },
    'old',
    'forgotten',
  ],
  ['removes an item with its own comment and nothing else', { partners: [one] }, SECOND, ''],
  [
    'moves items with their comments',
    { partners: [two, one] },
    `${FIRST}\n${SECOND}`,
    `${SECOND}\n${FIRST}`,
  ],
  [
    'writes new fields and items as the files have them',
    { words: ['red', 'green', `${LONG} No`], version: '1.10', since: '2024-11-07' },
    '  - green\n',
    `  - green\n  - >-\n    ${LONG}\n    No\nversion: '1.10'\nsince: '2024-11-07'\n`,
  ],
])('writing changed data %s', (_what, changes, from, to) => {
  const data = { ...read(source), ...changes };
  const text = patchYaml(source, data);
  expect(text).toBe(source.replace(from, to));
  expect(read(text)).toEqual(data);
  expect(read(patchYaml(text, read(source)))).toEqual(read(source));
});

const TRIMMED = 'order: 60\npicture:\n  generator: cells';

test.each([
  ['rewrites a file that is not YAML', '# Head\nname: [', { name: 'One' }, '# Head\nname: One\n'],
  [
    'adds to the last group of a text that the CMS has trimmed',
    TRIMMED,
    { order: 60, picture: { generator: 'cells', file: 'desk.jpg' } },
    `${TRIMMED}\n  file: desk.jpg\n`,
  ],
])('writing data %s', (_what, before, data, after) => {
  expect(patchYaml(before, data)).toBe(after);
});

/** Changes one word in the string with this number; undefined if there are fewer strings. */
function withOtherWord(data: Fields, number: number): Fields | undefined {
  let left = number;
  const changed: Fields = JSON.parse(JSON.stringify(data), (_name, value: unknown) => {
    if (typeof value !== 'string' || !/^\S+(?: \S+)*$/.test(value)) return value;
    left -= 1;
    const words = value.split(' ');
    return left === 0 ? words.with(number % words.length, 'changed').join(' ') : value;
  });
  return left > 0 ? undefined : changed;
}

test.each(siteSources)('writing $file changes one line for one changed word', ({ text }) => {
  const lines = text.split('\n');
  for (let number = 1; number < 40; number += 3) {
    const data = withOtherWord(read(text), number);
    if (!data) break;
    const patched = patchYaml(text, data);
    expect(read(patched)).toEqual(data);
    const changed = patched.split('\n');
    expect(changed).toHaveLength(lines.length);
    expect(changed.filter((line, at) => line !== lines[at])).toHaveLength(1);
  }
});

it('changes one line for one changed word in a file with Windows line ends', () => {
  const source =
    '# A note\r\ntitle: Old\r\ntext: >-\r\n  One line\r\n  and another\r\nlast: Yes\r\n';
  const data = { title: 'New', text: 'One line and another', last: 'Yes' };
  expect(patchYaml(source, data)).toBe(source.replace('Old', 'New'));
  expect(patchYaml(source.trimEnd(), data)).toBe(source.replace('Old', 'New'));
});
