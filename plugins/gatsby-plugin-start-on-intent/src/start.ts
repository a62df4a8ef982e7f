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
 * Hides chunks that fail to load from Gatsby, which would reload the page for ever for a missing carousel.
 * This module is imported first, so its listener runs before Gatsby's. The router handles missing pages.
 */
window.addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Error && reason.name === 'ChunkLoadError') event.stopImmediatePropagation();
});

/** Gatsby's flag in sessionStorage, set when it has reloaded the page because the site was updated. */
const GATSBY_RELOAD_KEY = 'gatsby-reload-compilation-hash-match';

/** Keeps Gatsby from failing on blocked storage and from reloading twice. Call it before Gatsby loads resources. */
export function prepareStart(): void {
  try {
    sessionStorage.removeItem('');
  } catch {
    // Gatsby checks that storage exists, not that it can be used.
    Object.defineProperty(window, 'sessionStorage', { value: null });
  }
  if (navigationType() !== 'reload') return;
  try {
    sessionStorage.setItem(GATSBY_RELOAD_KEY, '1');
  } catch {
    // Gatsby sets its flag before it reloads, and fails in the same way.
  }
}

/** Calls `onHydrated` before the browser paints React's first changes. */
const Hydrated = ({ onHydrated, children }: PropsWithChildren<{ onHydrated: () => void }>) => {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
};

/**
 * Hydrates the page in a transition, so that input interrupts it. If hydration fails, for example because a
 * translator has changed the texts, React renders the page again and the visitor's input is restored.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const onHydrated = followVisitor(container);
  startTransition(() => {
    hydrateRoot(container, createElement(Hydrated, { onHydrated, children: page }));
  });
}
