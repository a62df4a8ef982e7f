/** @jest-environment node */
/** Whoever does what the check says is done: the value that it says to write is read as the same words. */
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/problem';
import {
  aroundStory,
  problemsOf,
  replaceIn,
  sourcesWith,
  STORY,
  STORY_FILE,
} from '../../../support/contentCheck';

const errorsOf = (text: string): Problem[] =>
  problemsOf(sourcesWith({ [STORY_FILE]: text }, aroundStory), STORY_FILE).filter(
    ({ severity }) => severity === 'error',
  );

/** The text after the advice: in the place of the value, or of the name, on the problem's line. */
function followed(text: string, { line, expected = '', suggestion = '' }: Problem): string {
  const advice = /(?:^|\s)(?:Write|Put it in quotes:) (.+)$/.exec(suggestion || expected)?.[1];
  if (advice === undefined) throw new Error(`"${expected} ${suggestion}" is no advice.`);
  const lines = text.split('\n');
  const isName = suggestion.startsWith('Write');
  lines[line - 1] = isName
    ? (lines[line - 1] ?? '').replace(/^( *)[^:]*/, (_, indent: string) => indent + advice)
    : (lines[line - 1] ?? '').replace(/^( *(?:- )?(?:[\w-]+: )?).*$/, (_, start) => start + advice);
  return lines.join('\n');
}

it.each([
  '"C:\\Users"',
  '"C:\\Users\\new"',
  '"it\'s \\x"',
  '>- In a market',
  '|+ In a market',
  '*Story',
  '] Story',
  '} Story',
  '? Story',
  '@Story',
  '`Story`',
  '%5 Story',
  '!important',
  '& Story',
  ', Story',
  '{Story',
  '[a] Story',
  'A: story',
  '0b101',
  '-0x1F',
  '1_000',
  '0o17',
  '-0o7',
  '1e3',
  '.5',
  '2024-11-07',
  'true',
  '12',
  'null',
  '~',
  '{name}',
])('name: %s is right once it is written as advised', (value) => {
  const text = replaceIn(STORY, 'name: Story', `name: ${value}`);
  const [problem] = errorsOf(text);
  if (!problem) throw new Error(`Nothing is said about ${value}.`);
  expect(errorsOf(followed(text, problem))).toEqual([]);
});

it.each(['n\u0430me', '"na\\u200bme"', 'ｎame'])(
  'the name %s is right once it is written as advised',
  (name) => {
    const text = replaceIn(STORY, 'name: Story', `${name}: Story`);
    const [problem] = errorsOf(text);
    if (!problem) throw new Error(`Nothing is said about ${name}.`);
    expect(errorsOf(followed(text, problem))).toEqual([]);
  },
);
