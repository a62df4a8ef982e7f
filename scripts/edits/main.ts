/**
 * `npm run test:edits`: no legitimate edit of `data/` turns a test red.
 *
 * Makes each edit of edits.ts in a copy of `data/`, then all of them in one, and holds every copy against
 * the content check and the contract suite: no other test reads `data/` (__tests__/support/noRealContent.ts).
 * `-- --build` also builds the site with all edits, and runs the browser suite on it.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../plugins/gatsby-plugin-content-check/src/check/format';
import { readSources } from '../../plugins/gatsby-plugin-content-check/src/check/readFiles';
import { byLanguage, originalOf, translationFile } from '../../src/content/languages';
import { type ContentCopy, copyContent } from '../lib/contentCopy';
import { testSiteOf } from '../lib/otherContent';
import { run } from '../lib/run';
import { edits } from './edits';
import { translate } from './translate';

/** The real content, before any edit. */
const real = copyContent('.');

/** The languages that it is translated into. */
const [, ...translations] = byLanguage(
  readSources('.'),
  ({ file }) => originalOf(file).language,
).keys();

/** Makes an edit, and what the check asks for then: the words of what has come to lists that pair. */
async function make(content: ContentCopy, edit: (typeof edits)[string]): Promise<void> {
  await edit(content);
  for (const language of translations) {
    translate(
      content,
      language,
      (file) =>
        content.has(translationFile(file, language)) &&
        !(real.has(file) && real.read(file) === content.read(file)),
    );
  }
}

/** A content as the contract suite reads it. */
function checked(name: string, { root }: ContentCopy) {
  const { entries, problems } = checkContent(root, { isProduction: true });
  return {
    name,
    problems: problems.map(problemLine),
    entries: entries.map(({ kind, content, language }) => ({ kind, content, language })),
  };
}

async function main(): Promise<void> {
  const contents = [];
  const all = copyContent('.');
  for (const [name, edit] of Object.entries(edits)) {
    const content = copyContent('.');
    await make(content, edit);
    contents.push(checked(name, content));
    content.end();
    await make(all, edit);
  }
  console.log(`${contents.length} edits, each alone and all together`);
  contents.push(checked('All of them together', all));

  const file = path.join(all.root, 'contents.json');
  writeFileSync(file, JSON.stringify(contents));
  process.exitCode = await run('npx', ['jest', '__tests__/contract'], { EDITED_CONTENTS: file });
  if (process.exitCode === 0 && process.argv.includes('--build')) {
    process.exitCode = await testSiteOf(all.root, 'gate');
  }
  all.end();
  real.end();
}

void main();
