/** The pages of a built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { SITEMAP_FILE } from '../../../plugins/gatsby-plugin-static-publish';

interface PublishedPage {
  /** Its address, like "/about"; "/404.html" is the error page for unknown addresses. */
  address: string;
  /** Path of its file. */
  file: string;
}

/** @throws Error if `folder` holds no built site */
export function requireSite(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}/. Run npm run build first.`);
  }
}

/** Every HTML file in `folder` except /admin. */
export function publishedPages(folder: string): PublishedPage[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name.endsWith('.html'))
    .map((found) => path.relative(folder, path.join(found.parentPath, found.name)))
    .filter((name) => !name.startsWith('admin/'))
    .sort()
    .map((name) => {
      // A build for Netlify writes about.html, any other about/index.html.
      const address = name === '404.html' ? name : name.replace(/(?:^|\/)index\.html$|\.html$/, '');
      return { address: `/${address}`, file: path.join(folder, name) };
    });
}

/** The addresses in the sitemap of the site in `folder`. @throws Error if there is no sitemap */
export const sitemapUrls = (folder: string): URL[] =>
  parse(readFileSync(path.join(folder, SITEMAP_FILE), 'utf8'))
    .querySelectorAll('loc')
    .map(({ text }) => new URL(text));
