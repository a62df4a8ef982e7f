/** What the boot guard, Gatsby and the running site tell each other about the start of a page. */

/** Id of the template that holds the guard's error screen. */
export const BOOT_SCREEN = 'boot-screen';

/** Gatsby's note in the tab that it has loaded a page again because the site had been updated. */
const GATSBY_RELOAD_KEY = 'gatsby-reload-compilation-hash-match';

/** Mark on <html> of a page that React has taken over; bootGuard.ts reads it. */
const STARTED = 'data-started';

/** True once React has taken the page over. */
export const hasStarted = (): boolean => document.documentElement.hasAttribute(STARTED);

/** Tells the guard that the page runs. */
export const confirmStart = (): void => document.documentElement.setAttribute(STARTED, '');

/** Gatsby guards its access to the tab's storage but not the use of it: what cannot be used must go. */
function takeBrokenStorageAway(): void {
  try {
    sessionStorage.removeItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null });
  }
}

/** A page that has been loaded again, by whomever, is not loaded again by Gatsby. */
function allowOneReload(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !('type' in visit) || visit.type !== 'reload') return;
  try {
    sessionStorage.setItem(GATSBY_RELOAD_KEY, '1');
  } catch {
    // Gatsby's own note fails in the same way, before it loads anything again.
  }
}

/** To be called before Gatsby loads the page's resources. */
export function prepareStart(): void {
  takeBrokenStorageAway();
  allowOneReload();
}
