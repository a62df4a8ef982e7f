/** What is known of the files that Gatsby writes. Their names are relative to public/, without a leading slash. */
import type { RoutesManifest } from 'gatsby';

/** Gatsby writes the error page twice: as 404.html and under this name. */
export const SECOND_ERROR_PAGE = '404/index.html';

/** The path of the error page, at which Gatsby's script stays wherever the page is served. */
export const MAIN_ERROR_PAGE = '/404.html';

/** The path of the error page of another language than the main one: `/ar/404`. */
export const TRANSLATED_ERROR_PAGE = /^\/([a-z]{2})\/404$/;

/** Statistics and source maps of the build. */
export const BUILD_FILE = /^(?:webpack\.stats\.json|chunk-map\.json|.*\.map)$/;

/** Slices, which Gatsby puts into pages, and looks for in the next build. */
export const SLICE = /^_gatsby\//;

/** Always written, for a feature of Gatsby's that this site does not use. */
export const PARTYTOWN_FOLDER = '~partytown';

/** Pictures, fonts and the like. A file of an earlier build stays: Gatsby and webpack only ever add to this folder. */
export const IN_STATIC_FOLDER = /^static\//;

/** Scripts whose names contain webpack's content hash. */
export const HASHED_SCRIPT = /^[^/]+-[0-9a-f]{20}\.js$/;

/** The ending of the file beside a script with the licences of what is in it. */
export const LICENCE = /\.LICENSE\.txt$/;

/** The file with the data of the page at this path. */
export const pageDataFile = (pagePath: string): string =>
  `page-data${pagePath === '/' ? '/index' : pagePath}/page-data.json`;

export interface PageFile {
  file: string;
  /** The path for which Gatsby has created the page. */
  path: string;
}

type StaticRoute = Extract<RoutesManifest[number], { type: 'static' }>;

const staticRoutes = (routes: RoutesManifest): StaticRoute[] =>
  routes.filter((route) => route.type === 'static');

const fileOf = ({ filePath }: StaticRoute): string => filePath.replace(/^public\//, '');

/** Returns the HTML files of the pages: a page's path has page data, too. */
export function pageFiles(routes: RoutesManifest): PageFile[] {
  const paths = new Set(routes.map((route) => route.path));
  return staticRoutes(routes)
    .filter((route) => paths.has(`/${pageDataFile(route.path)}`))
    .map((route) => ({ file: fileOf(route), path: route.path }));
}
