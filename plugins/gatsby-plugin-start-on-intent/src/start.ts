import {
  createElement,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { followVisitor } from './followVisitor';
import { navigationType } from './inline/navigationType';

/**
 * Gatsby loads a page again whenever a piece of code fails and nobody catches it, each time afresh, so
 * that a missing carousel would reload the page for ever. Imported first of all, this hears of the
 * failure before Gatsby does, and keeps it to itself. Pieces of pages are not concerned: the router
 * handles their failure.
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
  if (navigationType() !== 'reload') return;
  try {
    sessionStorage.setItem(GATSBY_RELOAD_KEY, '1');
  } catch {
    // Gatsby's own note fails in the same way, before it loads anything again.
  }
}

/** Calls `onHydrated` before the browser paints what React has made of the page. */
const Hydrated = ({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) => {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
};

/**
 * Hydrates the page in a transition, so that input interrupts it. Where hydration fails, because a
 * translator has changed the texts for example, React draws the page again: what the visitor has
 * done to it by then is done to the new one.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const onHydrated = followVisitor(container);
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated, { onHydrated, children: page }));
  });
}
