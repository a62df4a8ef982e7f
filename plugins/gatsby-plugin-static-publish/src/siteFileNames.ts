/** Names of the files in public/ beside the pages; the head of every page names some of them. */

export const SITEMAP_FILE = 'sitemap.xml';
export const ROBOTS_FILE = 'robots.txt';
export const MANIFEST_FILE = 'manifest.webmanifest';

export const ICON_FOLDER = 'icons';

/** The icon that iOS puts on the home screen. */
export const APPLE_ICON = 'apple-touch-icon.png';
