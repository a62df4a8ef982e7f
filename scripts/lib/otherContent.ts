/** The site of another `data/`: built for the browser suite in a copy of the project. */
import { inProjectCopy, keepDrawings, replaceContent } from './projectCopy';
import { run } from './run';

/**
 * Builds the site of another content, compares its heads with it, and runs browser tests in the copy.
 * @param root folder that holds the `data/`
 * @returns the exit code of the first that failed
 */
export const testSiteOf = (root: string): Promise<number> =>
  inProjectCopy(process.cwd(), async (copy) => {
    replaceContent(copy, root);
    keepDrawings(process.cwd(), copy);
    process.chdir(copy);
    return (
      (await run('npx', ['tsx', 'browser-tests/build.ts'])) ||
      (await run('npx', ['tsx', 'scripts/check-heads.ts'])) ||
      run('npm', ['run', 'test:browser'], { BROWSER_TEST_SUITE: 'fixture' })
    );
  });
