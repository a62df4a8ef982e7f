/**
 * `npm run test:edits`: no legitimate edit of `data/` turns a test red.
 *
 * Makes every edit of edits.ts in a copy of the project, one on top of the other, and runs the content
 * check and the unit tests there. `npm test` runs `-- --content`: only those tests that read `data/`.
 * Whatever else is given goes to jest: `-- __tests__/contract`.
 */
import { inProjectCopy } from '../bench/projectCopy';
import { run } from '../lib/run';
import { edits } from './edits';
import { scratchContent } from './scratchContent';

/** What tests read `data/` by. */
const READER = '__tests__/support/publishedContent.ts';

const given = process.argv.slice(2);
const isContentOnly = given.includes('--content');
const others = given.filter((one) => one !== '--content');

const tests = isContentOnly ? ['--findRelatedTests', READER, ...others] : others;

async function main(): Promise<void> {
  process.exitCode = await inProjectCopy(process.cwd(), async (copy) => {
    const content = scratchContent(copy);
    for (const { name, apply } of edits) {
      console.log(`Edit: ${name}`);
      await apply(content);
    }
    process.chdir(copy);
    const checked = await run('npm', ['run', '--silent', 'check:content']);
    return checked === 0 ? run('npx', ['jest', ...tests]) : checked;
  });
}

void main();
