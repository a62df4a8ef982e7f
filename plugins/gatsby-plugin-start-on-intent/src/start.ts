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
 * Gatsby reloads the page whenever a chunk fails to load, so a missing carousel would reload it for
 * ever. This module is imported first, gets the rejection before Gatsby does, and stops it there.
 * The router handles missing chunks of pages.
 */
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.stopImmediatePropagation();
});

/** The session storage key by which Gatsby remembers that it reloaded a page after an update of the site. */
const GATSBY_RELOAD_KEY = 'gatsby-reload-compilation-hash-match';

/** Call before Gatsby loads the page's resources. After a reload, Gatsby does not reload once more. */
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
    // Gatsby's own write fails in the same way, before it reloads anything.
  }
}

/** Calls `onHydrated` after React has hydrated the page, before the browser paints. */
const Hydrated = ({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) => {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
};

/**
 * Hydrates the page in a transition, so that input interrupts it. Where hydration fails, because a
 * translator has changed the texts for example, React renders the page again, and the controls get back
 * the visitor's input.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const onHydrated = followVisitor(container);
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated, { onHydrated, children: page }));
  });
}
