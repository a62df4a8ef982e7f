/**
 * What the contract holds for: the real content, or each of those that `npm run test:edits` has made of it.
 */
import { readFileSync } from 'node:fs';
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../plugins/gatsby-plugin-content-check/src/check/format';
import type { Entry } from '../../src/content/entries';
import { contentIn } from '../support/entries';

interface Checked {
  name: string;
  problems: string[];
  entries: Entry[];
}

function realContent(): Checked {
  const { problems, entries } = checkContent(process.cwd());
  return { name: 'data/', problems: problems.map(problemLine), entries };
}

const { EDITED_CONTENTS } = process.env;
const all: Checked[] =
  EDITED_CONTENTS === undefined
    ? [realContent()]
    : JSON.parse(readFileSync(EDITED_CONTENTS, 'utf8'));

export const contents = all.map((one) => ({
  ...one,
  ...contentIn(one.entries),
  inAllLanguages: one.entries,
}));
