/** @jest-environment node */
/** What a paste or a program may leave in a file: the check takes one step a character, and says little. */
import { runInNewContext } from 'node:vm';
import { formatProblem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import type { Source } from '../../../../plugins/gatsby-plugin-content-check/src/check/readContentFile';
import type { Surroundings } from '../../../../plugins/gatsby-plugin-content-check/src/check/surroundings';
import {
  aroundStory,
  problemsOf,
  replaceIn,
  siteSources,
  sourcesWith,
  STORY,
  STORY_FILE,
  textOf,
} from '../../../support/contentCheck';

/**
 * Work in proportion to it takes some tenths of a second for all files together, most of it in the reader of YAML; work
 * in proportion to its square takes many seconds for one.
 */
const SIZE = 50_000;
const MOST_MILLISECONDS = 8_000;

const PIECES = [
  '\u00a0', ' ', '\u3000', '\u200b', '[a](', '[a](/x(', ')', ']', '{a}', '{{a}}', 'a@a.', '@,', 'https:', 'https://a,',
  '"', '!a ', '\u2028', '\r ', '\n ', '#', '- ', '-.', 'a.', '🎉', '<a ', '&a ', '**', ' *a', '/', '%', ': ',
  'النقد ', 'ـ', '،', 'A،', 'Ã', 'Ç', '\u202e', '[](', '[a](/a)', '{', '> ', '\t', 'a', 'ا', '\u200f', '👨‍👩‍👧‍👦',
  '**a**', '__a ', "'a' ", '\n---\n', '\n- a', '\n|', 'a: ', '\n<<: *a',
]; // prettier-ignore

const quoted = (nasty: string) => JSON.stringify(`a${nasty} !b`);

/** Every place of a story that holds a text of its own kind. */
const textWith = (nasty: string): string =>
  [
    [STORY, 'name: Story', `name: ${quoted(nasty)}`],
    ['', 'slug: story', `slug: ${quoted(nasty)}`],
    ['', 'link: /contact', `link: ${JSON.stringify(`mailto:a${nasty} b`)}`],
    ['', 'headline: ', `picture:\n  file: ${JSON.stringify(`a${nasty}b.jpg`)}\nheadline: `],
  ].reduce((text, [story = '', from = '', to = '']) => replaceIn(text || story, from, to), '') +
  `${quoted(nasty)}: 1\n`;

const around = [
  ...aroundStory,
  ...siteSources.filter(({ file }) => file.endsWith('ar/services/risk.yaml')),
];

/** The problems of these files, formatted. Stops the check, wherever it is, when its time is over. */
function reportOn(
  files: Readonly<Record<string, string>>,
  others: readonly Source[] = around,
  formerPairs: Surroundings['formerPairs'] = new Map(),
): Map<string, string[]> {
  const found = new Map(Object.keys(files).map((file) => [file, new Array<string>()]));
  const report = () => {
    for (const problem of problemsOf(sourcesWith(files, others), undefined, { formerPairs })) {
      found.get(problem.file)?.push(formatProblem(problem));
    }
  };
  runInNewContext('report()', { report }, { timeout: MOST_MILLISECONDS });
  return found;
}

const ARABIC_RISK = 'data/ar/services/risk.yaml';

const fileOf = (name: string): string => `data/case-studies/${name}.yaml`;

/** Files that hold a text in all places that have rules of their own. */
const filesWith = (nasty: string): Readonly<Record<string, string>> => ({
  [STORY_FILE]: textWith(nasty),
  [fileOf('unquoted')]: replaceIn(STORY, 'name: Story', `name: a${nasty}b`),
  [fileOf('at-once')]: replaceIn(STORY, 'name: Story', `name:${nasty}b`),
  [fileOf('comment')]: `${STORY}#${nasty}\n`,
  [fileOf('alone')]: nasty,
  [ARABIC_RISK]: textOf(ARABIC_RISK).replace(/^name: .*/m, () => `name: ${quoted(nasty)}`),
  'data/site.yaml': textOf('data/site.yaml').replace(
    /^phone: .*/m,
    () => `phone: ${quoted(`+9${nasty}`)}`,
  ),
});

it.each(PIECES.map((piece) => [JSON.stringify(piece), piece.repeat(SIZE / piece.length)]))(
  'thousands of %s may stand anywhere',
  (_piece, nasty) => {
    for (const [file, found] of reportOn(filesWith(nasty))) {
      expect([file, found.length < 60]).toEqual([file, true]);
    }
  },
);

const MANY = 6000;

/** Lines or pieces of lines, each with its number. */
const numbered = (piece: (number: number) => string, count = MANY): string =>
  Array.from({ length: count }, (_, number) => piece(number)).join('');

it.each([
  ['fields that no story has', STORY + numbered((i) => `k${i}: 1\n`)],
  ['fields with one name', STORY + 'name: Story\n'.repeat(MANY)],
  ['items of the wrong type', replaceIn(STORY, '  - First challenge.\n', '  - 1\n'.repeat(MANY))],
  ['items with a fault', replaceIn(STORY, '  - First challenge.\n', '  - a **b**\n'.repeat(MANY))],
  ['groups for texts', replaceIn(STORY, '  - First challenge.\n', '  - a: 1\n'.repeat(MANY))],
  [
    'groups with a field that they do not have',
    `${STORY}figures:\n${'  - value: A day\n    label: a\n    x: 3\n'.repeat(MANY / 3)}`,
  ],
  ['references', replaceIn(STORY, '  - risk\n', '  - rsk\n'.repeat(MANY))],
  [
    'other references',
    replaceIn(
      STORY,
      '  - risk\n',
      numbered((i) => `  - r${i}\n`),
    ),
  ],
  ['links that lead nowhere', replaceIn(STORY, 'A client', `A ${'[a](/b)'.repeat(MANY)}`)],
  ['words in braces', replaceIn(STORY, 'A client', `A ${'{b}'.repeat(MANY)}`)],
])('of thousands of %s, twenty are named, and one sentence counts the others', (_what, text) => {
  const found = reportOn({ [STORY_FILE]: text }).get(STORY_FILE) ?? [];
  expect(found.length).toBeLessThan(60);
  const counts = found.flatMap(
    (each) => /(\d+) more of this kind are left out/.exec(each)?.[1] ?? [],
  );
  expect(counts.map(Number).filter((count) => count > MANY / 3 - 30)).not.toEqual([]);
});

const asChallenges = (items: string): string =>
  replaceIn(STORY, '  - First challenge.\n', `  - First challenge.\n${items}`);

it.each([
  ['items', asChallenges(numbered((i) => `  - Challenge ${i}.\n`))],
  ['items in quotes', asChallenges('  - "A challenge."\n'.repeat(MANY))],
  ['items without a text', asChallenges('  -\n'.repeat(MANY))],
  ['anchors', asChallenges(numbered((i) => `  - &a${i} x\n`))],
  ['aliases', asChallenges(`  - &a x\n${'  - *a\n'.repeat(MANY)}`)],
  ['aliases of nothing', asChallenges(numbered((i) => `  - *a${i}\n`))],
  ['anchors and aliases in turn', asChallenges(numbered((i) => `  - &a${i} x\n  - *a${i}\n`))],
  ['types', asChallenges('  - !!str x\n'.repeat(MANY))],
  ['links', asChallenges(numbered((i) => `  - See [a](/b${i}).\n`))],
  ['names in quotes', STORY + numbered((i) => `"k${i}": 1\n`)],
  ['long names', STORY + numbered((i) => `${'k'.repeat(90)}${i}: 1\n`, MANY / 10)],
  ['names of a group', `${STORY}seo:\n${numbered((i) => `  k${i}: 1\n`)}`],
  [
    'steps of a staircase',
    STORY + numbered((i) => `${' '.repeat(2 * (i % 50))}a${i}:\n`, MANY / 3),
  ],
  ['lists in lists', STORY + numbered((i) => `${' '.repeat(2 * (i % 50))}- a\n`, MANY / 3)],
  ['texts in brackets', `${STORY}a: [${'a, '.repeat(MANY)}a]\n`],
  ['texts in an open bracket', `${STORY}a: [${'a, '.repeat(MANY)}\n`],
  ['fields in braces', `${STORY}a: {${numbered((i) => `k${i}: b, `)}a: b}\n`],
  ['codes in double quotes', replaceIn(STORY, 'name: Story', `name: "${'\\u0061'.repeat(MANY)}"`)],
  ['wrong codes', replaceIn(STORY, 'name: Story', `name: "${'\\d'.repeat(MANY)}"`)],
  ['lines of a paragraph', replaceIn(STORY, 'name: Story', `name: >-\n${'  a\n'.repeat(MANY)}`)],
  [
    'lines that are too far left',
    replaceIn(STORY, 'name: Story', `name: >-\n${'a\n'.repeat(MANY)}`),
  ],
  ['instructions', `${'%YAML 1.2\n'.repeat(MANY)}---\n${STORY}`],
  ['fields with CRLF', (STORY + numbered((i) => `k${i}: 1\n`)).replaceAll('\n', '\r\n')],
])('thousands of %s are read in time', (_what, text) => {
  const found = reportOn({ [STORY_FILE]: text }).get(STORY_FILE) ?? [];
  expect(found.length).toBeLessThan(60);
});

const HOME = 'data/pages/home.yaml';
const ARABIC_HOME = 'data/ar/pages/home.yaml';

/** A home page with these logos alone. */
const homeWith = (file: string, logos: readonly string[]): string =>
  textOf(file).replace(/(?<=^ {2}logos:\n)(?: {4}.*\n)+/m, () => logos.join(''));

it('hundreds of items that the original has moved are named in time, twenty of them', () => {
  const numbers = Array.from({ length: 800 }, (_, number) => number);
  const logos = numbers.map(
    (number) =>
      `    - name: Client ${number}\n      mark: arc\n      link: https://c${number}.com\n`,
  );
  const names = numbers.map((number) => `    - name: عميل ${number}\n`);
  const translation = homeWith(ARABIC_HOME, names);
  const before = { original: homeWith(HOME, logos), translation };
  const files = { [HOME]: homeWith(HOME, logos.toReversed()), [ARABIC_HOME]: translation };
  const found =
    reportOn(files, siteSources, new Map([[ARABIC_HOME, before]])).get(ARABIC_HOME) ?? [];
  expect(found.join('\n')).toMatch(
    /"عميل \d+" to place 20, \d+ more of this kind are left out here\./,
  );
});
