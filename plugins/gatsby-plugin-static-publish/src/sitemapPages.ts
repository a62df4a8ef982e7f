import { kindNamed } from '../../../src/content/kinds';
import { pathsOf } from '../../../src/content/pages/entries';
import { hrefOf } from '../../../src/content/text/addresses';
import type { CheckedEntry } from '../../gatsby-plugin-content-check';
import type { SitemapPage } from './siteFiles';

/**
 * Returns the canonical pages that belong in the sitemap, each with the day of its last change, where that is known.
 * @param changes the days of the last changes by content file
 */
export function sitemapPages(
  pages: readonly SitemapPage[],
  entries: readonly CheckedEntry[],
  changes: ReadonlyMap<string, string>,
): SitemapPage[] {
  const sources = new Map(
    entries.flatMap((entry) => {
      const [path] = pathsOf(entry);
      return path === undefined ? [] : [[hrefOf(path), entry] as const];
    }),
  );
  return pages.flatMap((page) => {
    const entry = sources.get(page.path);
    if (!entry) return [page];
    if (kindNamed(entry.kind).page?.isUnlisted) return [];
    return [{ ...page, lastChange: changes.get(entry.file) }];
  });
}
