/** This plugin's exports for scripts. */
export { drawIcons } from './src/icons';
export { HASHED_SCRIPT, IMMUTABLE } from './src/netlifyFiles';
export { ICON_FILE, SITEMAP_FILE } from './src/siteFiles';
