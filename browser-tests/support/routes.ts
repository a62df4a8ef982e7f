import { FOUND, type FoundPage } from './findRoutes';

const pages: readonly FoundPage[] = JSON.parse(process.env[FOUND] ?? '[]');

/** The published pages in the main language. __tests__/contract/content.test.ts tests which must exist. */
export const routes: readonly string[] = pages.map(({ path }) => path);

/** Every page, and an unknown address, which shows the error screen. */
export const everyPage: readonly string[] = [...routes, '/a/b/c'];

/** The first page of each kind and group, and the error screen. */
export const onePageOfEachKind: readonly string[] = [
  ...new Map(pages.toReversed().map(({ path, looks }) => [looks, path])).values(),
  '/a/b/c',
];

interface Visit {
  /** What the visit sees, for a test's title. */
  to: string;
  paths: readonly string[];
  isInGate: boolean;
}

/** Visits to every page. The gate makes the first, whose pages share a browser's cache: each alone would take longer. */
export const visits: readonly Visit[] = [
  { to: 'one page of each kind', paths: onePageOfEachKind, isInGate: true },
  ...everyPage
    .filter((path) => !onePageOfEachKind.includes(path))
    .map((path) => ({ to: path, paths: [path], isInGate: false })),
];
