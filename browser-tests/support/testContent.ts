import type { ContentCopy } from '../../scripts/lib/processes/contentCopy';
import {
  inProjectCopy,
  keepDrawings,
  replaceContent,
} from '../../scripts/lib/processes/projectCopy';
import { run } from '../../scripts/lib/processes/run';

/**
 * Builds the site with this content in a copy of the project, checks its heads and its HTML, and runs a suite of
 * browser tests (playwright.config.ts) on it. Deletes the content.
 * @param andThen what else to do with the built copy, whose path it gets
 * @returns an exit code
 */
export async function testContent(
  content: ContentCopy,
  suite: string,
  andThen: (copy: string) => Promise<number> = async () => 0,
): Promise<number> {
  const project = process.cwd();
  try {
    return await inProjectCopy(project, async (copy) => {
      replaceContent(copy, content.root);
      keepDrawings(project, copy);
      process.chdir(copy);
      return (
        (await run('npx', ['tsx', 'browser-tests/build.ts'])) ||
        (await run('npx', ['tsx', 'scripts/check-heads.ts'])) ||
        (await run('npx', ['tsx', 'scripts/check-html.ts'])) ||
        (await run('npm', ['run', 'test:browser'], { BROWSER_TEST_SUITE: suite })) ||
        andThen(copy)
      );
    });
  } finally {
    content.end();
  }
}
