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
 * Gatsby reloads the page for any code that fails to load: a missing carousel would reload it for
 * ever. This module is imported first, hears of the failure before Gatsby does, and keeps it to itself.
 * The router handles missing pieces of pages.
 */
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.stopImmediatePropagation();
});

/** Gatsby's note in the tab that it has loaded a page again because the site had been updated. */
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
 * translator has changed the texts for example, React draws the page again, and the controls get back
 * what the visitor has done to them.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const onHydrated = followVisitor(container);
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated, { onHydrated, children: page }));
  });
}
