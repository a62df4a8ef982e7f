/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  annotation,
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
  it('is read by the problem matcher of VS Code', () => {
    const tasks: unknown = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
    const patterns = [...JSON.stringify(tasks).matchAll(/"regexp":("(?:[^"\\]|\\.)*")/g)];
    const matches = patterns.map(([, written = '""']) => {
      const pattern: unknown = JSON.parse(written);
      return new RegExp(String(pattern)).exec(problemLine(problem))?.slice(1);
    });
    const parts = ['data/services/risk.yaml', '12', '3', 'error', expect.stringContaining('tilte')];
    expect(matches).toEqual([parts]);
  });

  it('is a GitHub annotation with the content’s special characters escaped', () => {
    expect(annotation({ ...problem, suggestion: undefined })).toBe(
      '::error file=data/services/risk.yaml,line=12,endLine=12,col=3,endColumn=9,title=Content::There is no field "tilte" in "Hero" (hero).%0AIts fields: title, text, action.',
    );
    const message = '100% of\r\nit';
    expect(annotation({ ...problem, file: 'data/a,b:c.yaml', message, endLine: 13 })).toBe(
      '::error file=data/a%2Cb%3Ac.yaml,line=12,endLine=13,col=3,title=Content::100%25 of%0D%0Ait%0AIts fields: title, text, action.%0ADid you mean "title"?',
    );
  });
});
