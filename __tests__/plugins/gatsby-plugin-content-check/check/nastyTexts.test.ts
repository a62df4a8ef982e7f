/** @jest-environment node */
/** What a paste or a program may leave in a file: the check takes one step a character, and says little. */
import { runInNewContext } from 'node:vm';
import { formatProblem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import {
  aroundStory,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
} from '../../../support/contentCheck';

/** Work in proportion to it takes a second, work in proportion to its square takes minutes. */
const SIZE = 200_000;
const MOST_MILLISECONDS = 20_000;

const PIECES = [
  '\u00a0', ' ', '\t', '\u3000', '\u200b', '[a](', '[a](/x)', '[a](/x(', '(', ')', '{a}', '@', 'a@a.', '@,', 'https:',
  'https://a,', '"', "'", '\u2028', '\u0085', '\r', '\r ', '\n', '\n ', '#', '-', '- ', '-.', 'a.', '🎉', '>', '<a ',
  '&a;', '**', ' *a', '_', '/', '\\', '%', ': ', 'النقد ', 'ـ', 'Ã', 'Ç', '\u202e', '• ', '=',
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

/** The problems of a story, formatted. Stops the check, wherever it is, when its time is over. */
function reportOn(text: string): string[] {
  const report = () =>
    problemsOf(sourcesWith({ [STORY_FILE]: text }, aroundStory), STORY_FILE).map(formatProblem);
  const found: unknown = runInNewContext('report()', { report }, { timeout: MOST_MILLISECONDS });
  return Array.isArray(found) ? found.map(String) : [];
}

describe.each(PIECES.map((piece) => [JSON.stringify(piece), piece.repeat(SIZE / piece.length)]))(
  'thousands of %s',
  (_piece, nasty) => {
    it.each([
      ['in fields', textWith(nasty)],
      ['without quotes', replaceIn(STORY, 'name: Story', `name: a${nasty}b`)],
      ['behind a colon', replaceIn(STORY, 'name: Story', `name:${nasty}b`)],
      ['in a comment', `${STORY}#${nasty}\n`],
    ])('may stand %s', (_place, text) => {
      expect(reportOn(text).length).toBeLessThan(60);
    });
  },
);

const MANY = 6000;

it.each([
  [
    'fields that no story has',
    STORY + Array.from({ length: MANY }, (_, i) => `k${i}: 1\n`).join(''),
  ],
  ['fields with one name', STORY + 'name: Story\n'.repeat(MANY)],
  ['items of the wrong type', replaceIn(STORY, '  - First challenge.\n', '  - 1\n'.repeat(MANY))],
  ['items with a fault', replaceIn(STORY, '  - First challenge.\n', '  - a **b**\n'.repeat(MANY))],
  ['links that lead nowhere', replaceIn(STORY, 'A client', `A ${'[a](/b)'.repeat(MANY)}`)],
  ['words in braces', replaceIn(STORY, 'A client', `A ${'{b}'.repeat(MANY)}`)],
])('thousands of %s are some twenty findings', (_what, text) => {
  const found = reportOn(text);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(60);
});
