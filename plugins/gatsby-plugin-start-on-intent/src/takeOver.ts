import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

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
