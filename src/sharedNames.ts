/** Names by which the site's pages, its inline scripts and /admin find what one of them has left for the others. */

/** The id of the template with the boot guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** The storage key of the visitor's theme. It needs no consent, because only the visitor's own action sets it. */
export const THEME_KEY = 'theme';

/** The storage key of an editor's sign-in to /admin; the CMS names it (docs/decisions/0016-browser-around-the-cms.md). */
export const EDITOR_KEY = 'sveltia-cms.user';

/** The attribute of <html> once React has hydrated the page. The inline script writes the name out. */
export const STARTED = 'data-started';
