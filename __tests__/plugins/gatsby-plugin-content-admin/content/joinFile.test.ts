/** @jest-environment node */
import { parse } from 'yaml';
import { joinFile } from '../../../../plugins/gatsby-plugin-content-admin/src/content/joinFile';

const BASE = `# Of Mona
name: Telco
hero:
  title: One # the first
  text: Two
items:
  - title: A
    text: a
  - title: B
    text: b
  - title: C
    text: c
`;

const changed = (...changes: [from: string, to: string][]): string =>
  changes.reduce((text, [from, to]) => text.replace(from, () => to), BASE);

function clashesOf(mine: string, theirs: string): string[] {
  const result = joinFile({ base: BASE, mine, theirs });
  return 'clashes' in result ? result.clashes.map(({ path }) => path.join('.')) : [];
}

function joined(mine: string, theirs: string): string {
  const result = joinFile({ base: BASE, mine, theirs });
  if ('clashes' in result) throw new Error(`A clash: ${JSON.stringify(result.clashes)}`);
  return result.text;
}

const ADD_D = changed(['    text: c\n', '    text: c\n  - title: D\n    text: d\n']);
const WITHOUT_B = changed(['  - title: B\n    text: b\n', '']);

test.each([
  ['mine is unchanged', BASE, changed(['Telco', 'Telcos']), changed(['Telco', 'Telcos'])],
  ['theirs is unchanged', changed(['Two', '2']), BASE, changed(['Two', '2'])],
  ['both wrote the same', changed(['Two', '2']), changed(['Two', '2']), changed(['Two', '2'])],
  [
    'two fields of a group differ',
    changed(['Two', '2']),
    changed(['One #', '1 #'], ['Of Mona', 'Of Omar']),
    changed(['One #', '1 #'], ['Of Mona', 'Of Omar'], ['Two', '2']),
  ],
  [
    'an item is changed, another added',
    changed(['text: a', 'text: aa']),
    ADD_D,
    ADD_D.replace('text: a', 'text: aa'),
  ],
  [
    'an item is added, another removed',
    ADD_D,
    WITHOUT_B,
    ADD_D.replace('  - title: B\n    text: b\n', ''),
  ],
  [
    'an item is put before all others, another added behind them',
    changed(['items:\n', 'items:\n  - title: E\n    text: e\n']),
    ADD_D,
    ADD_D.replace('items:\n', 'items:\n  - title: E\n    text: e\n'),
  ],
  [
    'an item is added behind all others, another put before them',
    ADD_D,
    changed(['items:\n', 'items:\n  - title: E\n    text: e\n']),
    ADD_D.replace('items:\n', 'items:\n  - title: E\n    text: e\n'),
  ],
  [
    'an item is removed, another changed',
    WITHOUT_B,
    changed(['text: c', 'text: cc']),
    WITHOUT_B.replace('text: c', 'text: cc'),
  ],
])('joined: %s', (_what, mine, theirs, expected) => {
  expect(joined(mine, theirs)).toBe(expected);
});

test('a field that either has filled in or emptied is so in the joined file', () => {
  const filledByMe = changed(['  text: Two\n', '  text: Two\n  hint: Mine\n']);
  const filledByThem = changed(['name: Telco\n', 'name: Telco\ncard: Theirs\n']);
  const emptiedByThem = changed(['  title: One # the first\n', '']);
  const base: Record<string, unknown> = parse(BASE);
  const hero = { title: 'One', text: 'Two', hint: 'Mine' };
  expect(parse(joined(filledByMe, filledByThem))).toEqual({ ...base, card: 'Theirs', hero });
  expect(parse(joined(filledByThem, filledByMe))).toEqual({ ...base, card: 'Theirs', hero });
  expect(parse(joined(filledByMe, emptiedByThem))).toEqual({
    ...base,
    hero: { text: 'Two', hint: 'Mine' },
  });
});

test('items that one has moved keep their place, with the words of the other', () => {
  const moved = changed(
    ['  - title: A\n    text: a\n', ''],
    ['  - title: C\n', '  - title: A\n    text: a\n  - title: C\n'],
  );
  const mine = changed(['text: a', 'text: aa']);
  expect(joined(mine, moved)).toBe(moved.replace('text: a', 'text: aa'));
  expect(joined(moved, mine)).toBe(moved.replace('text: a', 'text: aa'));
});

test('CRLF of a file that was edited on GitHub stays', () => {
  const theirs = changed(['One #', '1 #']).replace(/\n/g, '\r\n');
  const expected = changed(['One #', '1 #'], ['Two', '2']).replace(/\n/g, '\r\n');
  expect(joined(changed(['Two', '2']), theirs)).toBe(expected);
});

test.each([
  ['one field', changed(['Two', '2']), changed(['Two', 'II']), ['hero.text']],
  [
    'a changed and a removed field',
    changed(['  text: Two\n', '']),
    changed(['Two', 'II']),
    ['hero.text'],
  ],
  ['a changed and a removed item', WITHOUT_B, changed(['text: b', 'text: bb']), ['items.1']],
  ['a removed and a changed item', changed(['text: b', 'text: bb']), WITHOUT_B, ['items.1']],
  ['a damaged file', changed(['Two', '2']), changed(['Telco', "'Telco"]), ['']],
])('a clash: %s', (_what, mine, theirs, expected) => {
  expect(clashesOf(mine, theirs)).toEqual(expected);
});

const ADD_N = changed(['items:\n', 'items:\n  - title: E\n    text: e\n']);
const C_FIRST = changed(
  ['  - title: C\n    text: c\n', ''],
  ['items:\n', 'items:\n  - title: C\n    text: c\n'],
);
const MY_B: [string, string] = ['text: b', 'text: bb'];
const THEIR_B: [string, string] = ['text: b', 'text: b2'];
const withB = (text: string, [from, to]: [string, string]) => text.replace(from, to);

test.each([
  ['they have added one before', changed(MY_B), withB(ADD_N, THEIR_B), ['items.1.text']],
  ['I have added one before', withB(ADD_N, MY_B), changed(THEIR_B), ['items.2.text']],
  ['they have moved one before', changed(MY_B), withB(C_FIRST, THEIR_B), ['items.1.text']],
  ['I have moved one before', withB(C_FIRST, MY_B), changed(THEIR_B), ['items.2.text']],
  ['I have added one before, they have removed it', withB(ADD_N, MY_B), WITHOUT_B, ['items.2']],
  ['I have moved one before, they have removed it', withB(C_FIRST, MY_B), WITHOUT_B, ['items.2']],
  ['I have removed it, they have added one before', WITHOUT_B, withB(ADD_N, THEIR_B), ['items.2']],
  [
    'I have removed it and moved one, they have added one before',
    C_FIRST.replace('  - title: B\n    text: b\n', ''),
    withB(ADD_N, THEIR_B),
    ['items.2'],
  ],
])(
  'an item that clashes has its place in my form, or in theirs if I have removed it: %s',
  (_what, mine, theirs, expected) => {
    expect(clashesOf(mine, theirs)).toEqual(expected);
  },
);

test('two new files of one name clash where they differ', () => {
  const versions = { base: '', mine: 'name: A\ntext: x\n', theirs: 'name: A\ntext: y\n' };
  expect(joinFile(versions)).toStrictEqual({ clashes: [{ path: ['text'], theirs: 'y' }] });
});

test('a damaged file that one editor has mended is the mended one: the other has not touched it', () => {
  const damaged = changed(['Telco', "'Telco"]);
  // The CMS trims what it keeps of a file.
  const kept = damaged.trim();
  const saved = (mine: string, theirs: string) => joinFile({ base: kept, mine, theirs });
  expect(saved(BASE, damaged)).toStrictEqual({ text: BASE });
  expect(saved(damaged, BASE)).toStrictEqual({ text: BASE });
  expect(saved(BASE.trim(), BASE)).toStrictEqual({ text: BASE });
});
