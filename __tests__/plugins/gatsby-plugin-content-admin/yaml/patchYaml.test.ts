import sameValue from 'fast-deep-equal';
import { patchYaml } from '../../../../plugins/gatsby-plugin-content-admin/src/yaml/patchYaml';
import { randomFrom, type Random } from '../../../../src/drawings/random';
import { siteSources } from '../../../support/contentCheck';
import { disturb } from '../../../support/mutations';

/** The reader that builds the pages: gatsby-transformer-yaml's own. */
const { load } = jest.requireActual<{ load: (text: string) => unknown }>('js-yaml');

type Fields = Record<string, unknown>;

function read(text: string): Fields {
  const data = load(text);
  if (typeof data !== 'object' || data === null) throw new Error('No fields.');
  return { ...data };
}

const comments = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line));

/** Lines of one text that the other lacks, each as often as it lacks them. */
function missing(from: string, other: string): string[] {
  const rest = other.split('\n');
  return from.split('\n').filter((line) => {
    const at = rest.indexOf(line);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const source = `# The company.
name: Harkwell # its name
phone: '+971 4 000 0000'
intro: >-
  Most crises leave traces before they have a name: a complaint that repeats, a document that
  circulates, an old story that returns. We look for those traces and tell you what they could
  become while there is time to prepare.

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

/** Puts one other word into one text that stands in prose. */
function changeWord(data: Fields, random: Random): void {
  const found: [group: object, name: string, text: string][] = [];
  const look = (group: object): void => {
    for (const [name, value] of Object.entries(group)) {
      if (typeof value === 'string' && /^\S+(?: \S+)*$/.test(value))
        found.push([group, name, value]);
      else if (typeof value === 'object' && value !== null) look(value);
    }
  };
  look(data);
  const [group = data, name = '', text = ''] = found[Math.floor(random() * found.length)] ?? [];
  const words = text.split(' ');
  words[Math.floor(random() * words.length)] = 'changed';
  Reflect.set(group, name, words.join(' '));
}

test.each<[what: string, changes: Fields, from: string, to: string]>([
  ['leaves a text alone whose data has not changed', {}, '', ''],
  ['keeps a comment behind a changed value', { name: 'A: b' }, 'Harkwell #', "'A: b' #"],
  ['keeps the quotes of a value', { phone: 'by mail' }, "'+971 4 000 0000'", "'by mail'"],
  [
    'keeps the line breaks of a paragraph',
    { intro: intro.replace('an old story', 'a forgotten story') },
    'an old story',
    'a forgotten story',
  ],
  ['removes an item with its own comment and nothing else', { partners: [one] }, SECOND, ''],
  [
    'moves items with their comments',
    { partners: [two, one] },
    `${FIRST}\n${SECOND}`,
    `${SECOND}\n${FIRST}`,
  ],
  ['empties a list', { words: [] }, 'words:\n  - red\n  - green\n', 'words: []\n'],
  [
    'writes new fields and items as the files have them',
    { words: ['red', 'green', LONG], version: '1.10', since: '2024-11-07' },
    '  - green\n',
    `  - green\n  - >-\n    ${LONG}\nversion: '1.10'\nsince: '2024-11-07'\n`,
  ],
])('%s', (_what, changes, from, to) => {
  const data = { ...read(source), ...changes };
  const text = patchYaml(source, data);
  expect(text).toBe(source.replace(from, to));
  expect(read(text)).toEqual(data);
  expect(read(patchYaml(text, read(source)))).toEqual(read(source));
});

test('fills a list, and keeps the comment beside it', () => {
  const filled = patchYaml('words: [] # colours\n', { words: ['red'] });
  expect(filled).toBe('words: # colours\n  - red\n');
});

test('rewrites a text that is not YAML, below its first comments', () => {
  expect(patchYaml('# Head\nname: [', { name: 'One' })).toBe('# Head\nname: One\n');
  expect(patchYaml('', { name: 'One' })).toBe('name: One\n');
});

test.each(siteSources)('changes one line of $file for one changed word', ({ file, text }) => {
  const random = randomFrom(file);
  for (let round = 0; round < 10; round += 1) {
    const data = read(text);
    changeWord(data, random);
    const patched = patchYaml(text, data);
    expect(read(patched)).toEqual(data);
    expect(missing(patched, text)).toHaveLength(1);
    expect(missing(text, patched)).toHaveLength(1);
  }
});

test('adds to the last group of a text that the CMS has trimmed', () => {
  const trimmed = 'order: 60\nname: "Telco"\npicture:\n  generator: cells\n  tone: S3';
  const data = { name: 'Telco', order: 60 };
  const picture = { generator: 'cells', tone: 'S3', file: 'desk.jpg' };
  expect(patchYaml(trimmed, { ...data, picture })).toBe(`${trimmed}\n  file: desk.jpg\n`);
});

// FUZZ_ROUNDS and FUZZ_SEED look further than there is time for in every run.
test('holds the data after thousands of random edits', () => {
  const seed = process.env.FUZZ_SEED ?? 'edits';
  const rounds = Number(process.env.FUZZ_ROUNDS ?? 50);
  const random = randomFrom(seed);
  const failures: string[] = [];
  for (const { file, text } of siteSources) {
    for (let round = 0; round < rounds; round += 1) {
      // Without fields that are undefined, which YAML does not know.
      const data: Fields = JSON.parse(
        JSON.stringify({ ...Object(disturb(disturb(read(text), random), random)) }),
      );
      const patched = patchYaml(text, data);
      const fail = (why: string) => failures.push(`seed ${seed}, ${file}, ${round}: ${why}`);
      if (!sameValue(read(patched), data)) fail('other data');
      const [first = ''] = comments(text);
      if (text.startsWith('#') && !patched.startsWith(first)) fail('lost its first comment');
      if (round % 5 > 0) continue;
      const back = patchYaml(patched, read(text));
      if (!sameValue(read(back), read(text))) fail('does not come back');
    }
  }
  expect(failures.slice(0, 5)).toEqual([]);
}, 300_000);
