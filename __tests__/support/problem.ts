import type { Problem } from '../../plugins/gatsby-plugin-content-check/src/check/problem';

export const problem: Problem = {
  file: 'data/services/risk.yaml',
  severity: 'error',
  line: 12,
  column: 3,
  endLine: 12,
  endColumn: 9,
  field: 'hero.tilte',
  message: 'There is no field "tilte" in "Hero" (hero).',
  expected: 'Its fields: title, text, action.',
  suggestion: 'Did you mean "title"?',
  sourceLine: '  tilte: Risk & Crisis',
};
