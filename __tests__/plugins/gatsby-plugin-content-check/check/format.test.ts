/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  formatProblem,
  problemLine,
} from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { problem } from '../../../support/problem';

it('a problem for people shows its place, the line with a caret, the expectation and a suggestion', () => {
  expect(formatProblem(problem)).toBe(
    [
      'data/services/risk.yaml:12:3: error: There is no field "tilte" in "Hero" (hero).',
      '  12 |   tilte: Risk & Crisis',
      '     |   ^^^^^^',
      '  Its fields: title, text, action.',
      '  Did you mean "title"?',
    ].join('\n'),
  );
  const missing = formatProblem({ ...problem, sourceLine: '', suggestion: undefined });
  expect(missing.split('\n').slice(1)).toEqual(['  Its fields: title, text, action.']);
});

it('a problem over several lines is underlined to the end of its first line', () => {
  const long = { ...problem, sourceLine: '  text: Risk', column: 9, endLine: 14, endColumn: 3 };
  const [, , carets] = formatProblem(long).split('\n');
  expect(carets).toBe('     |         ^^^^');
});

it.each(['.vscode/tasks.json', '.github/content-problems.json'])(
  'a problem in one line is read by the problem matcher in %s',
  (file) => {
    const [, written = '""'] =
      /"regexp": ("(?:[^"\\]|\\.)*")/.exec(readFileSync(file, 'utf8')) ?? [];
    const [, ...parts] = RegExp(String(JSON.parse(written))).exec(problemLine(problem)) ?? [];
    const sentence = expect.stringContaining('tilte');
    expect(parts).toEqual(['data/services/risk.yaml', '12', '3', 'error', sentence]);
  },
);
