/** Names and state that components share with inline scripts and with /admin. */

/** The id of the template with the boot guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** The storage key of the visitor's theme. It needs no consent, because only the visitor's own action sets it. */
export const THEME_KEY = 'theme';

/** The storage key of an editor's sign-in to /admin; the CMS names it (docs/decisions/0016-browser-around-the-cms.md). */
export const EDITOR_KEY = 'sveltia-cms.user';

/** The attribute of <html> on a hydrated page, which the boot guard reads. */
const STARTED = 'data-started';

/** True once React has hydrated the page. */
export const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** Marks the page as hydrated. */
export const confirmStart = (): void => document.documentElement.setAttribute(STARTED, '');
