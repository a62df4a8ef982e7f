import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/entries';
import { MAIN_LANGUAGE } from '../../src/content/languages';
import { CASE_STUDY } from './content';

/** The published pages of each language, by its code. */
function publishedPaths(): Record<string, string[]> {
  const paths: Record<string, string[]> = {};
  for (const entry of checkContent(process.cwd(), { isProduction: true }).entries) {
    (paths[entry.language] ??= []).push(...pathsOf(entry).slice(0, 1));
  }
  return paths;
}

// The check takes two seconds: the process that reads the configuration does it for its workers.
const stated = (process.env.BROWSER_TEST_PATHS ??= JSON.stringify(publishedPaths()));
const paths: Record<string, string[]> = JSON.parse(stated);

/** The published pages in a language. Which ones there have to be, __tests__/contract/content.test.ts says. */
export const pathsIn = (code: string): readonly string[] => paths[code] ?? [];

export const routes: readonly string[] = pathsIn(MAIN_LANGUAGE);

/** Every page; the last address belongs to none and shows the error screen. */
export const everyPage: readonly string[] = [...routes, '/a/b/c'];

/** One page of each kind. */
export const onePageOfEachKind: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/login',
  '/signup',
  '/risk',
  '/amplification',
  '/success',
  CASE_STUDY,
  '/hoo-talk',
  '/cookies',
  '/a/b/c',
];
