/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  formatProblem,
  problemLine,
} from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { problem } from '../../../support/problem';

describe('a problem for people', () => {
  it('shows its place, the line with a caret, the expectation and a suggestion', () => {
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
});

describe('a problem for programs', () => {
  it.each(['.vscode/tasks.json', '.github/content-problems.json'])(
    'is read by the problem matcher in %s',
    (file) => {
      const matcher: unknown = JSON.parse(readFileSync(file, 'utf8'));
      const patterns = [...JSON.stringify(matcher).matchAll(/"regexp":("(?:[^"\\]|\\.)*")/g)];
      const matches = patterns.map(([, written = '""']) => {
        const pattern: unknown = JSON.parse(written);
        return new RegExp(String(pattern)).exec(problemLine(problem))?.slice(1);
      });
      const sentence = expect.stringContaining('tilte');
      expect(matches).toEqual([['data/services/risk.yaml', '12', '3', 'error', sentence]]);
    },
  );
});
