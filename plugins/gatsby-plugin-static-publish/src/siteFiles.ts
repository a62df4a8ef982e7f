/** The files in public/ beside the pages: what search engines and devices request. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageLinks } from '../../../src/content/languages';
import { colors } from '../../../src/theme/tokens';

export const SITEMAP_FILE = 'sitemap.xml';
export const MANIFEST_FILE = 'manifest.webmanifest';
export const ICON_FILE = 'icon.svg';
export const ICON_FOLDER = 'icons';
/** RFC 9116, section 3. */
export const SECURITY_FILE = '.well-known/security.txt';
export const APPLE_ICON = 'apple-touch-icon.png';

interface SiteFacts {
  name: string;
  language: string;
  email: string;
  siteUrl: string;
  /** The pages that search engines may list, with their addresses in all languages. Paths are encoded. */
  pages: readonly { path: string; alternates: readonly { language: string; path: string }[] }[];
}

/** Of the signs that XML escapes, addresses hold "&" only. */
const escapeXml = (address: string): string => address.replaceAll('&', '&amp;');

/**
 * The sitemap of these pages, in alphabetical order. https://www.sitemaps.org/protocol.html
 * Languages: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sitemap({ siteUrl, pages }: Pick<SiteFacts, 'siteUrl' | 'pages'>): string {
  const entries = [...pages]
    .sort((first, second) => (first.path < second.path ? -1 : 1))
    .map(({ path, alternates }) => {
      const links = languageLinks(alternates, siteUrl).map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
      );
      return `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc>${links.join('')}</url>\n`;
    });
  const links = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${links}>\n${entries.join('')}</urlset>\n`
  );
}

/** iOS cuts the corners itself. */
const APPLE = { file: APPLE_ICON, size: 180, share: 0.9 };

/**
 * Android cuts a maskable icon to any shape: only a circle of four fifths is sure to be seen, and the
 * corners of the mark fit into it at this share (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const MASKABLE = { file: 'icon-maskable-512.png', size: 512, share: 0.74 };

const PLAIN = [192, 512].map((size) => ({ file: `icon-${size}.png`, size, share: 1 }));

/**
 * The files in static/icons/, which `npm run generate icons` draws; icons.ts draws them of an owner's logo. Size
 * in pixels; `share` is how much of it the drawing takes, the rest is its ground.
 */
export const icons = [...PLAIN, MASKABLE, APPLE];

/** The web manifest as JSON. https://www.w3.org/TR/appmanifest/ */
const webManifest = ({ name, language }: Pick<SiteFacts, 'name' | 'language'>): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: language,
    id: '/',
    start_url: '/',
    // A website, not an app: with the browser's own bar and its Back button.
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

/** Where to report a weak point of the site (RFC 9116). Builds of one month write the same file. */
function securityFile({ email, language, siteUrl }: SiteFacts, day: Date): string {
  // The standard recommends less than a year.
  const expires = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 11));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${siteUrl}/${SECURITY_FILE}`,
    '',
  ].join('\n');
}

/** Adds the files to public/. */
export function writeSiteFiles(project: string, facts: SiteFacts, day = new Date()): void {
  const write = (file: string, content: string) => {
    const place = join(project, 'public', file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  write(SITEMAP_FILE, sitemap(facts));
  // All may read everything: pages that are not for search results say so themselves.
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${facts.siteUrl}/${SITEMAP_FILE}\n`);
  write(MANIFEST_FILE, webManifest(facts));
  write(SECURITY_FILE, securityFile(facts, day));
}
