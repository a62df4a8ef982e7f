import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/pages/entries';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';

/** The environment variable by which the main process tells the workers what it has found. */
export const FOUND = 'BROWSER_TEST_PATHS';

export interface FoundPage {
  path: string;
  /** The same for pages that look alike: of one kind, and of one group if the kind has groups. */
  looks: string;
}

/** Finds the site's pages, once for all processes: the check of the content takes two seconds. */
export function findRoutes(): void {
  if (process.env[FOUND] !== undefined) return;
  const pages = checkContent(process.cwd(), { isProduction: true })
    .entries.filter(({ language }) => language === MAIN_LANGUAGE)
    .flatMap((entry): FoundPage[] => {
      const group = 'group' in entry.content ? entry.content.group : '';
      return pathsOf(entry)
        .slice(0, 1)
        .map((path) => ({ path, looks: `${entry.kind} ${group}` }));
    });
  process.env[FOUND] = JSON.stringify(pages);
}
