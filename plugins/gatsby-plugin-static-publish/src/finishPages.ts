/** Makes the published pages of Gatsby's. */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { grouped } from '../../../src/basics/grouped';
import { lateScripts } from '../../gatsby-plugin-start-on-intent';
import type { BuildEnvironment } from '../../shared/buildEnvironment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import {
  pageDataFile,
  type PageFile,
  pageFiles,
  SECOND_ERROR_PAGE,
  TRANSLATED_ERROR_PAGE,
} from './gatsbyFiles';
import { lightStyles } from './lightStyles';
import { netlifyName } from './netlifyFiles';
import { setAside } from './setAside';

/** Removes the null bytes with which React 18's stream pads its buffer (facebook/react issue 24985). */
const withoutPadding = (html: string): string => html.replaceAll('\0', '');

/**
 * Replaces the path that a page's script gives itself.
 * @param known the paths of which it gives one
 * @throws Error if it gives none of them
 */
function withPagePath(html: string, known: readonly string[], pagePath: string): string {
  const statement = known
    .map((one) => `window.pagePath="${one}"`)
    .find((text) => html.includes(text));
  if (statement === undefined)
    throw new Error(
      `${known.join(', ')} does not say its path in window.pagePath. See what Gatsby writes now (node_modules/gatsby/cache-dir/static-entry.js), and follow it in plugins/gatsby-plugin-static-publish/src/finishPages.ts.`,
    );
  return html.replace(statement, `window.pagePath="${pagePath}"`);
}

/**
 * Makes the error page of another language work at unknown addresses, where Gatsby's script would redirect to the page's own
 * path unless the page is /404.html (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
const asErrorPage = (html: string, pagePath: string): string =>
  TRANSLATED_ERROR_PAGE.test(pagePath) ? withPagePath(html, [pagePath], '/404.html') : html;

/** Returns page data that is valid at all addresses of its file (byFile); by default Gatsby accepts only one. */
const dataForAll = (json: string, pagePath: string): string => {
  const data: object = JSON.parse(json);
  return JSON.stringify({ ...data, path: pagePath, matchPath: '/*' });
};

/**
 * Reads page data for nothing but its faults: Gatsby writes that of changed pages only, and would keep a damaged file.
 * @throws Error if a file of a former build is cut short
 */
function checkData(json: string, file: string): void {
  try {
    JSON.parse(json);
  } catch {
    throw new Error(`public/${file} is damaged. Run "npm run clean", then build again.`);
  }
}

/**
 * Groups pages by file on disk. On Linux, where Netlify builds, each has its own. A disk that ignores case, like that
 * of a developer's Mac, has one file for /FMCG and /fmcg (https://github.com/gatsbyjs/gatsby/issues/31071), which works
 * at both addresses only if it names neither. Each group starts with the page that was created first.
 */
const byFile = (folder: string, pages: readonly PageFile[]) =>
  grouped(pages, ({ file }) => {
    const { dev, ino } = fs.statSync(path.join(folder, file), { bigint: true });
    return `${dev}:${ino}`;
  }).values();

/** The name under which every host looks for an error page. */
const ERROR_FILE = /(?:^|\/)404\.html$/;

const publishedName = (file: string, isForNetlify: boolean): string => {
  const name = netlifyName(file);
  return isForNetlify || ERROR_FILE.test(name) ? name : file;
};

/**
 * Takes each page in public/ through the steps, sets Gatsby's own aside, and writes the finished one: under Netlify's
 * name or, for other hosts, under Gatsby's.
 * @throws Error where Gatsby's HTML is not as expected
 */
export function finishPages(
  project: string,
  routes: RoutesManifest,
  { apiHost, analyticsScript, isNetlify }: BuildEnvironment,
): void {
  const publicFolder = path.join(project, 'public');
  const steps = [
    // First: a null byte would hide from the others what they look for.
    withoutPadding,
    // Before lateScripts, which knows an error page by the path that this writes.
    asErrorPage,
    lightStyles,
    lateScripts(publicFolder),
    // Last: the policy hashes what the others leave.
    withContentSecurityPolicy(apiHost, analyticsScript),
  ];
  const read = (file: string) => fs.readFileSync(path.join(publicFolder, file), 'utf8');
  const replace = (file: string, name: string, text: string) => {
    setAside(project, file);
    fs.writeFileSync(path.join(publicFolder, name), text);
  };

  const pages = pageFiles(routes).filter(({ file }) => file !== SECOND_ERROR_PAGE);
  for (const [page, ...others] of byFile(publicFolder, pages)) {
    if (!page) continue;
    let html = read(page.file);
    const dataFile = pageDataFile(page.path);
    const data = read(dataFile);
    checkData(data, dataFile);
    if (others.length > 0) {
      // Gatsby's script never redirects to an empty path.
      html = withPagePath(
        html,
        [page, ...others].map((one) => one.path),
        '',
      );
      replace(dataFile, dataFile, dataForAll(data, page.path));
    }
    const finished = steps.reduce((text, step) => step(text, page.path), html);
    replace(page.file, publishedName(page.file, isNetlify), finished);
  }
}
