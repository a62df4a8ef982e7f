import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { byText } from '../../../src/basics/byText';
import { escapedMarkup } from '../../../src/basics/escapedMarkup';
import { languageLinks } from '../../../src/content/text/languages';
import { colors } from '../../../src/theme/tokens';

export const SITEMAP_FILE = 'sitemap.xml';
export const MANIFEST_FILE = 'manifest.webmanifest';
export const ICON_FILE = 'icon.svg';
export const ICON_FOLDER = 'icons';
export const APPLE_ICON = 'apple-touch-icon.png';
const SECURITY_FILE = '.well-known/security.txt';

interface SiteFacts {
  name: string;
  language: string;
  email: string;
  siteUrl: string;
  /** The pages for search engines. */
  pages: readonly SitemapPage[];
}

export interface SitemapPage {
  /** Encoded, like those of its alternates. */
  path: string;
  /** The page in all its languages. */
  alternates: readonly { language: string; path: string }[];
  /** The day of its last change, where it is known: 2031-05-24. */
  lastChange?: string;
}

/**
 * Returns the sitemap, in alphabetical order. https://www.sitemaps.org/protocol.html
 * Languages: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap({ siteUrl, pages }: Pick<SiteFacts, 'siteUrl' | 'pages'>): string {
  const entries = [...pages]
    .sort((first, second) => byText(first.path, second.path))
    .map(({ path, alternates, lastChange }) => {
      const links = languageLinks(alternates, siteUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapedMarkup(href)}"/>`,
      );
      const day = lastChange ? `<lastmod>${lastChange}</lastmod>` : '';
      return `<url><loc>${escapedMarkup(`${siteUrl}${path}`)}</loc>${day}${links.join('')}</url>\n`;
    });
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${links}>\n${entries.join('')}</urlset>\n`
  );
}

/**
 * Android crops a maskable icon to any shape, but always shows a circle of four fifths of its width; at this
 * share the corners of the mark fit into it (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const MASKABLE = { file: 'icon-maskable-512.png', size: 512, share: 0.74 };

const PLAIN = [192, 512].map((size) => ({ file: `icon-${size}.png`, size, share: 1 }));

/** All icons: width in pixels, and the drawing's share of it. The site's own are in static/icons. */
export const icons = [...PLAIN, MASKABLE, { file: APPLE_ICON, size: 180, share: 0.9 }];

/** https://www.w3.org/TR/appmanifest/ */
const webManifest = ({ name, language }: Pick<SiteFacts, 'name' | 'language'>): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: language,
    id: '/',
    start_url: '/',
    // A website, not an app: it keeps the browser's toolbar and Back button.
    display: 'browser',
    background_color: colors.light.ground,
    theme_color: colors.light.bar,
    icons: [...PLAIN, MASKABLE].map((icon) => ({
      src: `/${ICON_FOLDER}/${icon.file}`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon === MASKABLE ? 'maskable' : 'any',
    })),
  });

/** Returns the contact for security reports (RFC 9116). All builds in a month write the same text. */
function securityFile({ email, language, siteUrl }: SiteFacts, day: Date): string {
  const expires = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 11));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteUrl}/${SECURITY_FILE}`,
    '',
  ].join('\n');
}

/** Writes the sitemap, robots.txt, the web manifest and security.txt into public/. */
export function writeSiteFiles(project: string, facts: SiteFacts, day = new Date()): void {
  const files = {
    [SITEMAP_FILE]: sitemap(facts),
    // Robots may read everything: pages that are not for search results carry `noindex`.
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${facts.siteUrl}/${SITEMAP_FILE}\n`,
    [MANIFEST_FILE]: webManifest(facts),
    [SECURITY_FILE]: securityFile(facts, day),
  };
  for (const [file, content] of Object.entries(files)) {
    const target = join(project, 'public', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
