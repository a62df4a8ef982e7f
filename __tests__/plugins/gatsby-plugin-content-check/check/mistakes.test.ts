/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  aroundStory,
  problemsAfter,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
} from '../../../support/contentCheck';

interface Group {
  from: string;
  mistakes: { what: string; from?: string; to: string; says: string | string[] }[];
}

const groups: Record<string, Group> = parse(
  readFileSync('__tests__/fixtures/mistakes.yaml', 'utf8'),
);

describe.each(Object.entries(groups))(
  'the content check judges %s',
  (_group, { from: usual, mistakes }) => {
    it.each(mistakes)('$what', ({ from = usual, to, says }) => {
      expect(problemsAfter(from, to)).toEqual([says].flat());
    });
  },
);

/** The words that a piece of advice gives for those at its place, to the letter. */
const instead = (sentences: readonly (string | undefined)[]): string | undefined =>
  sentences.flatMap((sentence = '') => {
    const [, meant, write] =
      /Did you mean "([^"]+)"\?$|^(?:Write|Put it in quotes:) (?!it |the |its )(\S.*)$/.exec(
        sentence,
      ) ?? [];
    return meant ?? write?.replace(/ instead\.$/, '') ?? [];
  })[0];

const checked = (text: string) =>
  problemsOf(sourcesWith({ [STORY_FILE]: text }, aroundStory), STORY_FILE);

const advised = Object.values(groups).flatMap(({ from: usual, mistakes }) =>
  mistakes.flatMap(({ from = usual, to }) => {
    const text = replaceIn(STORY, from, to);
    return checked(text).flatMap((problem) => {
      const right = instead([problem.expected, problem.suggestion]);
      return right === undefined ? [] : [{ to, text, problem, right }];
    });
  }),
);

it.each(advised)('"$right" for "$to" leaves nothing to say', ({ text, problem, right }) => {
  const lines = text.split('\n');
  const { line, column, endColumn, sourceLine } = problem;
  const at = column - 1;
  let [start, end] = [at, endColumn - 1];
  if (right.startsWith('#')) start += sourceLine.slice(at).indexOf('#');
  // A link, or a text in quotes, is offered as a whole.
  if (right.startsWith('[')) [start, end] = [sourceLine.indexOf('['), sourceLine.indexOf(')') + 1];
  // The place is that of the wrong letter.
  if (problem.message.startsWith('The name "')) [start, end] = [0, sourceLine.indexOf(':')];
  if (right.startsWith("'")) [start, end] = [sourceLine.indexOf(': ') + 2, sourceLine.length];
  lines[line - 1] = sourceLine.slice(0, start) + right + sourceLine.slice(end);
  expect(checked(lines.join('\n')).map(({ message }) => message)).toEqual([]);
});
