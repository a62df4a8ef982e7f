import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/pages/entries';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';
import { CASE_STUDY } from './content';

const publishedPaths = (): string[] =>
  checkContent(process.cwd(), { isProduction: true })
    .entries.filter(({ language }) => language === MAIN_LANGUAGE)
    .flatMap((entry) => pathsOf(entry).slice(0, 1));

// The check takes two seconds, so the main process passes its result to the workers.
const paths = (process.env.BROWSER_TEST_PATHS ??= JSON.stringify(publishedPaths()));

/** The published pages in the main language. __tests__/contract/content.test.ts tests which must exist. */
export const routes: readonly string[] = JSON.parse(paths);

/** Every page, and an unknown address, which shows the error screen. */
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
