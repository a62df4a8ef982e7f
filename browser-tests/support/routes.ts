import { CASE_STUDY } from './content';
import { FOUND } from './findRoutes';

/** The published pages in the main language. __tests__/contract/content.test.ts tests which must exist. */
export const routes: readonly string[] = JSON.parse(process.env[FOUND] ?? '[]');

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
