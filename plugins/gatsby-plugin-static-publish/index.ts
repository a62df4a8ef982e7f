/** This plugin's exports for scripts. */
export { HASHED_SCRIPT } from './src/gatsbyFiles';
export { drawIcons } from './src/icons';
export { IMMUTABLE } from './src/netlifyFiles';
export { ICON_FILE, SITEMAP_FILE } from './src/siteFiles';
