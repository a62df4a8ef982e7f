/** The state of the current navigation, as the visitor sees it. */
import { useCallback, useEffect, useRef } from 'react';
import { createStore } from '../hooks/createStore';

/** Milliseconds of waiting for a page after which the visitor sees that something is loading. */
const SLOW_AFTER = 1000;

interface FailedPage {
  /** Including its query. */
  path: string;
  /** What was thrown, if anything was. */
  thrown: unknown;
}

const isSlow = createStore(false);

const failedPage = createStore<FailedPage | undefined>(undefined);

/** The page that the visitor requested last, until it has loaded. */
let awaited: { path: string; askedAt: string } | undefined;

/** Runs from the first request: a visitor who taps again has waited since then. */
let slowTimer: ReturnType<typeof setTimeout> | undefined;

function stopWaiting(): void {
  awaited = undefined;
  clearTimeout(slowTimer);
  slowTimer = undefined;
  isSlow.set(false);
}

/**
 * Waits for the page at `path` instead of any other.
 * @returns a function to call once the page has loaded; false means that the visitor has requested another
 */
export function awaitPage(path: string): () => boolean {
  const page = { path, askedAt: window.location.pathname };
  awaited = page;
  slowTimer ??= setTimeout(() => isSlow.set(true), SLOW_AFTER);
  return () => {
    if (awaited !== page) return false;
    stopWaiting();
    return true;
  };
}

/** Stops waiting if the visitor has left the page on which the awaited one was requested. */
export function stopWaitingElsewhere(): void {
  if (awaited && awaited.askedAt !== window.location.pathname) stopWaiting();
}

/** Shows the error screen instead of the current page. */
export const showFailedPage = (page: FailedPage): void => failedPage.set(page);

/** Clears a failure, because another page is shown. */
export const forgetFailedPage = (): void => failedPage.set(undefined);

/** The state of the navigation; the initial state on the server and during hydration. */
export const useNavigation = () => ({
  isSlow: isSlow.useValue(),
  failedPage: failedPage.useValue(),
});

/**
 * Returns a function that tells whether the visitor has left the component's page or requested another one; the
 * address alone changes only once the requested page has loaded.
 */
export function useHasMovedOn(): () => boolean {
  const path = useRef<string>();
  useEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  return useCallback(() => {
    const here = window.location.pathname;
    return path.current !== here || (awaited !== undefined && awaited.path !== here);
  }, []);
}
