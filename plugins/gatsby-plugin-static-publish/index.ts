/** This plugin's exports for scripts. */
export { HASHED_SCRIPT } from './src/gatsbyFiles';
export { IMMUTABLE } from './src/netlifyFiles';
export { SITEMAP_FILE } from './src/siteFiles';
