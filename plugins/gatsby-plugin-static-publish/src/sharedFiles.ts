/**
 * Pages that share a file. On Linux, where Netlify builds, each has its own. A disk that ignores case, like that of a
 * developer's Mac, has one file for /FMCG and /fmcg (https://github.com/gatsbyjs/gatsby/issues/31071), which works at
 * both addresses only if it names neither.
 */
import fs from 'node:fs';
import path from 'node:path';
import { grouped } from '../../../src/basics/grouped';
import type { PageFile } from './gatsbyFiles';
import { type PublishedPage, withPagePath } from './pagePath';

/** Groups pages by file on disk. Each group starts with the page that was created first. */
export const byFile = (folder: string, pages: readonly PageFile[]) =>
  grouped(pages, ({ file }) => {
    const { dev, ino } = fs.statSync(path.join(folder, file), { bigint: true });
    return `${dev}:${ino}`;
  }).values();

/**
 * The step that makes a page of several spellings work at each: Gatsby's script never redirects to an empty path.
 * @throws Error if the page does not say its path
 */
export const atAllSpellings = (html: string, page: PublishedPage): string =>
  page.spellings.length > 1 ? withPagePath(html, page, '') : html;

/** Returns page data that is valid at all spellings; by default Gatsby accepts only one. */
export const dataForAll = (json: string, pagePath: string): string => {
  const data: object = JSON.parse(json);
  return JSON.stringify({ ...data, path: pagePath, matchPath: '/*' });
};
