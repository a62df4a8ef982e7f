/** Key of the CMS's preferences in the browser's storage. */
export const PREFERENCES = 'sveltia-cms.prefs';
