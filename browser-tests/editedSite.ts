/**
 * Builds the site as it may be after the owner's first week, in one language, and runs those of the gate's browser tests
 * that count on the content: no edit may turn one red. The fixture site has several languages.
 */
import { firstWeek, giveUpArabic } from '../__tests__/support/firstWeek';
import { copyContent } from '../scripts/lib/processes/contentCopy';
import { inProjectCopy, keepDrawings, replaceContent } from '../scripts/lib/processes/projectCopy';
import { run, runMain } from '../scripts/lib/processes/run';

const content = copyContent('.');
firstWeek(content);
giveUpArabic(content);

runMain(async () => {
  const project = process.cwd();
  try {
    return await inProjectCopy(project, async (copy) => {
      replaceContent(copy, content.root);
      keepDrawings(project, copy);
      process.chdir(copy);
      return (
        (await run('npx', ['tsx', 'browser-tests/build.ts'])) ||
        (await run('npx', ['tsx', 'scripts/check-heads.ts'])) ||
        run('npm', ['run', 'test:browser'], { BROWSER_TEST_SUITE: 'edited' })
      );
    });
  } finally {
    content.end();
  }
});
