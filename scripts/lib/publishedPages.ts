/** The pages of a published folder. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface PublishedPage {
  /** Its address, like /about; /404.html for the file that servers send for unknown addresses. */
  address: string;
  /** Path of its file. */
  file: string;
}

/** Files of the content forms, which are no page of the site. */
const ADMIN = /^admin\//;

/** @param folder public/ */
export function publishedPages(folder: string): PublishedPage[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name.endsWith('.html'))
    .map((found) => path.relative(folder, path.join(found.parentPath, found.name)))
    .filter((name) => !ADMIN.test(name))
    .sort()
    .map((name) => {
      // Netlify's pages are called about.html, other hosts' about/index.html.
      const address = name === '404.html' ? name : name.replace(/(?:^|\/)index\.html$|\.html$/, '');
      return { address: `/${address}`, file: path.join(folder, name) };
    });
}
