/** What a page's inline script and its components share. */

/** Id of the template with the boot guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** Storage key of the visitor's theme. Necessary storage: only the visitor's own action sets it. */
export const THEME_KEY = 'theme';

/** Attribute of <html> on a hydrated page; the boot guard reads it. */
const STARTED = 'data-started';

/** True once React has hydrated the page. */
export const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** Marks the page as hydrated. */
export const confirmStart = (): void => document.documentElement.setAttribute(STARTED, '');
