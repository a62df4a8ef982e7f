import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { pathsOf } from '../../src/content/entries';
import { MAIN_LANGUAGE } from '../../src/content/languages';
import { CASE_STUDY } from './content';

const { entries } = checkContent(process.cwd(), { isProduction: true });

/** The published pages in a language. Which ones there have to be, __tests__/contract/content.test.ts says. */
export const pathsIn = (code: string): string[] =>
  entries
    .filter(({ language }) => language === code)
    .flatMap((entry) => pathsOf(entry).slice(0, 1));

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
