/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { problemsAfter } from '../../../support/contentCheck';

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
