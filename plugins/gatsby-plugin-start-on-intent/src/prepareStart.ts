/** Gatsby's note in the tab that it has loaded a page again because the site had been updated. */
const GATSBY_RELOAD_KEY = 'gatsby-reload-compilation-hash-match';

/** Gatsby guards its access to the tab's storage but not the use of it: what cannot be used must go. */
function takeBrokenStorageAway(): void {
  try {
    sessionStorage.removeItem('');
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null });
  }
}

/** If this load was a reload, stops Gatsby from reloading the page once more. */
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
