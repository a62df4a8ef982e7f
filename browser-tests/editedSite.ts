/**
 * Builds the site as it may be after the owner's first week, in a copy of the project, and runs those of the gate's
 * browser tests that read the content: no edit may turn one red.
 */
import { firstWeek } from '../__tests__/support/firstWeek';
import { copyContent } from '../scripts/lib/processes/contentCopy';
import { inProjectCopy, keepDrawings, replaceContent } from '../scripts/lib/processes/projectCopy';
import { run, runMain } from '../scripts/lib/processes/run';

const content = copyContent('.');
firstWeek(content);

runMain(async () => {
  const project = process.cwd();
  try {
    return await inProjectCopy(project, async (copy) => {
      replaceContent(copy, content.root);
      keepDrawings(project, copy);
      process.chdir(copy);
      return (
        (await run('npx', ['tsx', 'browser-tests/build.ts'])) ||
        run('npm', ['run', 'test:browser'], { BROWSER_TEST_SUITE: 'edited' })
      );
    });
  } finally {
    content.end();
  }
});
