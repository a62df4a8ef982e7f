/** What the inline script of a page and its components know of each other. */

/** Id of the template that holds the guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** Where the visitor's theme is remembered. Necessary storage: it is set by the visitor's own act. */
export const THEME_KEY = 'theme';

/** Mark on <html> of a page that React has hydrated; the boot guard reads it. */
const STARTED = 'data-started';

/** True once React has hydrated the page. */
export const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** Marks the page as hydrated. */
export const confirmStart = (): void => document.documentElement.setAttribute(STARTED, '');
