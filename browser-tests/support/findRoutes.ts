import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/pages/entries';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';

/** The environment variable by which the main process tells the workers what it has found. */
export const FOUND = 'BROWSER_TEST_PATHS';

/** Finds the site's pages, once for all processes: the check of the content takes two seconds. */
export function findRoutes(): void {
  if (process.env[FOUND] !== undefined) return;
  const paths = checkContent(process.cwd(), { isProduction: true })
    .entries.filter(({ language }) => language === MAIN_LANGUAGE)
    .flatMap((entry) => pathsOf(entry).slice(0, 1));
  process.env[FOUND] = JSON.stringify(paths);
}
