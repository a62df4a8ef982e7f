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

/** Files written as those of `data/`, whose ways of writing the edits have to keep. */
const files = siteSources.map(({ file, text }) => ({ name: file, source: text }));

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

const change = (edit: (data: Fields) => void): string => {
  const data = read(source);
  edit(data);
  const text = patchYaml(source, data);
  expect(read(text)).toEqual(data);
  return text;
};

const listIn = (data: Fields, name: string): unknown[] => {
  const list = data[name];
  if (!Array.isArray(list)) throw new Error(`${name} is no list.`);
  return list;
};

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

describe('patchYaml', () => {
  test('leaves a text alone whose data has not changed', () => {
    expect(patchYaml(source, read(source))).toBe(source);
  });

  test('keeps a comment behind a changed value', () => {
    const text = change((data) => {
      data.name = 'Acme: the company';
    });
    expect(text).toContain("\nname: 'Acme: the company' # its name\n");
  });

  test('keeps the quotes of a changed value', () => {
    const text = change((data) => {
      data.phone = 'by mail only';
    });
    expect(missing(text, source)).toEqual(["phone: 'by mail only'"]);
  });

  test('changes one line of a paragraph for one word', () => {
    const text = change((data) => {
      data.intro = String(data.intro).replace('an old story', 'a forgotten story');
    });
    expect(missing(text, source)).toEqual([
      '  circulates, a forgotten story that returns. We look for those traces and tell you what they could',
    ]);
    expect(missing(source, text)).toHaveLength(1);
  });

  test('removes an item with its own comment and nothing else', () => {
    const text = change((data) => {
      listIn(data, 'partners').splice(1, 1);
    });
    expect(missing(source, text)).toEqual([
      '  # The second.',
      '  - name: Two',
      '    address: https://two.example/',
    ]);
    expect(missing(text, source)).toEqual([]);
  });

  test('moves items with their comments', () => {
    const text = change((data) => {
      listIn(data, 'partners').reverse();
      listIn(data, 'words').reverse();
    });
    expect(missing(source, text)).toEqual([]);
    expect(text.indexOf('# The second.')).toBeLessThan(text.indexOf('name: Two'));
    expect(text.indexOf('name: Two')).toBeLessThan(text.indexOf('name: One'));
  });

  test('writes new fields and items as the files have them', () => {
    const text = change((data) => {
      listIn(data, 'words').push(
        'A text that is too long for one line and is therefore folded into a paragraph below it, as here.',
      );
      data.version = '1.10';
      data.since = '2024-11-07';
    });
    expect(text.slice(text.indexOf('words:'))).toBe(`words:
  - red
  - green
  - >-
    A text that is too long for one line and is therefore folded into a paragraph below it, as here.
version: '1.10'
since: '2024-11-07'
`);
  });

  test('empties and fills a list', () => {
    const empty = change((data) => {
      data.words = [];
    });
    expect(empty).toContain('\nwords: []\n');
    expect(patchYaml(empty, read(source))).toContain('\nwords:\n  - red\n  - green\n');
  });

  test('rewrites a text that is not YAML, below its first comments', () => {
    expect(patchYaml('# Head\nname: [', { name: 'One' })).toBe('# Head\nname: One\n');
    expect(patchYaml('', { name: 'One' })).toBe('name: One\n');
  });

  test.each(files)('changes one line of $name for one changed word', ({ name, source: text }) => {
    const random = randomFrom(name);
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
    for (const { name, source: text } of files) {
      for (let round = 0; round < rounds; round += 1) {
        // Without fields that are undefined, which YAML does not know.
        const data: Fields = JSON.parse(
          JSON.stringify({ ...Object(disturb(disturb(read(text), random), random)) }),
        );
        const patched = patchYaml(text, data);
        const fail = (why: string) => failures.push(`seed ${seed}, ${name}, ${round}: ${why}`);
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
});
