/** Makes the published pages of Gatsby's. */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutesManifest } from 'gatsby';
import { lateScripts } from '../../gatsby-plugin-start-on-intent';
import type { BuildEnvironment } from '../../shared/buildEnvironment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import {
  MAIN_ERROR_PAGE,
  pageDataFile,
  pageFiles,
  SECOND_ERROR_PAGE,
  TRANSLATED_ERROR_PAGE,
} from './gatsbyFiles';
import { lightStyles } from './lightStyles';
import { netlifyName } from './netlifyFiles';
import { type PublishedPage, withPagePath } from './pagePath';
import { setAside } from './setAside';
import { atAllSpellings, byFile, dataForAll } from './sharedFiles';

/** Removes the null bytes with which React 18's stream pads its buffer (facebook/react issue 24985). */
const withoutPadding = (html: string): string => html.replaceAll('\0', '');

/**
 * Makes the error page of another language work at unknown addresses, where Gatsby's script would redirect to the page's
 * own path unless the page is /404.html (https://github.com/gatsbyjs/gatsby/issues/25017).
 */
const asErrorPage = (html: string, page: PublishedPage): string =>
  page.isErrorPage ? withPagePath(html, page, MAIN_ERROR_PAGE) : html;

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

const isErrorPage = (pagePath: string): boolean =>
  pagePath === MAIN_ERROR_PAGE || TRANSLATED_ERROR_PAGE.test(pagePath);

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
    asErrorPage,
    atAllSpellings,
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
    const { file, path: pagePath } = page;
    const dataFile = pageDataFile(pagePath);
    const data = read(dataFile);
    checkData(data, dataFile);
    if (others.length > 0) replace(dataFile, dataFile, dataForAll(data, pagePath));
    const published = {
      path: pagePath,
      spellings: [page, ...others].map((one) => one.path),
      isErrorPage: isErrorPage(pagePath),
    };
    const finished = steps.reduce((text, step) => step(text, published), read(file));
    replace(file, publishedName(file, isNetlify), finished);
  }
}
