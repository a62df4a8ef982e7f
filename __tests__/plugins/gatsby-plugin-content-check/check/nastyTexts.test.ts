/** @jest-environment node */
/** What a paste or a program may leave in a file: the check takes one step a character, and says little. */
import { runInNewContext } from 'node:vm';
import { formatProblem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
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

/** Work in proportion to it takes a tenth of a second, work in proportion to its square takes seconds. */
const SIZE = 50_000;
const MOST_MILLISECONDS = 2_000;

const PIECES = [
  '\u00a0', ' ', '\u3000', '\u200b', '[a](', '[a](/x(', ')', ']', '{a}', '{{a}}', 'a@a.', '@,', 'https:', 'https://a,',
  '"', '!a ', '\u2028', '\r ', '\n ', '#', '- ', '-.', 'a.', '🎉', '<a ', '&a ', '**', ' *a', '/', '%', ': ',
  'النقد ', 'ـ', '،', 'A،', 'Ã', 'Ç', '\u202e',
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

/** The problems of a file, formatted. Stops the check, wherever it is, when its time is over. */
function reportOn(files: Readonly<Record<string, string>>, file = STORY_FILE): string[] {
  const report = () => problemsOf(sourcesWith(files, around), file).map(formatProblem);
  const found: unknown = runInNewContext('report()', { report }, { timeout: MOST_MILLISECONDS });
  return Array.isArray(found) ? found.map(String) : [];
}

const ARABIC_RISK = 'data/ar/services/risk.yaml';

/** Files that hold a text in all places that have rules of their own. */
const filesWith = (nasty: string): Readonly<Record<string, string>>[] => [
  { [STORY_FILE]: textWith(nasty) },
  { [STORY_FILE]: replaceIn(STORY, 'name: Story', `name: a${nasty}b`) },
  { [STORY_FILE]: replaceIn(STORY, 'name: Story', `name:${nasty}b`) },
  { [STORY_FILE]: `${STORY}#${nasty}\n` },
  { [STORY_FILE]: nasty },
  { [ARABIC_RISK]: textOf(ARABIC_RISK).replace(/^name: .*/m, () => `name: ${quoted(nasty)}`) },
  {
    'data/site.yaml': textOf('data/site.yaml').replace(
      /^phone: .*/m,
      () => `phone: ${quoted(`+9${nasty}`)}`,
    ),
  },
];

it.each(PIECES.map((piece) => [JSON.stringify(piece), piece.repeat(SIZE / piece.length)]))(
  'thousands of %s may stand anywhere',
  (_piece, nasty) => {
    for (const files of filesWith(nasty)) {
      const [file = ''] = Object.keys(files);
      expect(reportOn(files, file).length).toBeLessThan(60);
    }
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
])('of thousands of %s, twenty are named, and one sentence counts the others', (_what, text) => {
  const found = reportOn({ [STORY_FILE]: text });
  expect(found.length).toBeLessThan(60);
  const counts = found.flatMap(
    (each) => /(\d+) more of this kind are left out/.exec(each)?.[1] ?? [],
  );
  expect(counts.map(Number).filter((count) => count > MANY - 30)).not.toEqual([]);
});
