import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Gatsby loads a page again whenever a piece of code fails and nobody catches it, each time afresh, so
 * that a missing carousel would mean a page that never stands still. Imported first of all, this hears
 * of the failure before Gatsby does, and keeps it to itself. Pieces of pages are not concerned: the
 * router handles their failure.
 */
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.stopImmediatePropagation();
});

/** Gatsby's note in the tab that it has loaded a page again because the site had been updated. */
const GATSBY_RELOAD_KEY = 'gatsby-reload-compilation-hash-match';

/**
 * To be called before Gatsby loads the page's resources. If this load was a reload, Gatsby does not
 * reload the page once more.
 */
export function prepareStart(): void {
  try {
    sessionStorage.removeItem('');
  } catch {
    // Gatsby guards its access to the tab's storage but not the use of it: what cannot be used must go.
    Object.defineProperty(window, 'sessionStorage', { value: null });
  }
  const [visit] = performance.getEntriesByType('navigation');
  if (!visit || !('type' in visit) || visit.type !== 'reload') return;
  try {
    sessionStorage.setItem(GATSBY_RELOAD_KEY, '1');
  } catch {
    // Gatsby's own note fails in the same way, before it loads anything again.
  }
}

/**
 * Has React take over a page that has come as HTML. As a transition, which React does in pieces of a few
 * milliseconds: a press or a key that comes in between is served first, and React then takes the page
 * over at once.
 */
export function takeOver(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
