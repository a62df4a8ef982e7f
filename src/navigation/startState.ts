/** Names and state that inline scripts share with components. */

/** The id of the template with the boot guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** The storage key of the visitor's theme. It needs no consent, because only the visitor's own action sets it. */
export const THEME_KEY = 'theme';

/** The attribute of <html> on a hydrated page, which the boot guard reads. */
const STARTED = 'data-started';

/** True once React has hydrated the page. */
export const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** Marks the page as hydrated. */
export const confirmStart = (): void => document.documentElement.setAttribute(STARTED, '');
