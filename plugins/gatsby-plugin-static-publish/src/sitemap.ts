/** What search engines are told of the site: its pages, and where the list of them lies. Pure. */

import { SITEMAP_FILE } from './siteFileNames';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * The sitemap of the pages at `paths` (encoded, with their leading slash), in alphabetical order.
 * https://www.sitemaps.org/protocol.html
 */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = [...new Set(paths)]
    .sort()
    .map((path) => `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
}

/** All may read everything: pages that are not for search results say so themselves. */
export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${SITEMAP_FILE}\n`;
