/** What the visitor is told about the change of page that is under way. */
import { useCallback, useEffect, useRef } from 'react';
import { createStore } from '../hooks/createStore';

/** A page that could not be loaded, although the visitor asked for it. */
interface FailedPage {
  /** Its path with its query. */
  path: string;
  /** What was thrown on the way, if anything was. */
  thrown: unknown;
}

interface NavigationState {
  isSlow: boolean;
  failedPage?: FailedPage;
}

const store = createStore<NavigationState>({ isSlow: false });

let slowLoads = 0;

/** Says that a page is taking long. Returns the function that says that it has come. */
export function markSlow(): () => void {
  slowLoads += 1;
  store.set({ ...store.get(), isSlow: true });
  return () => {
    slowLoads -= 1;
    store.set({ ...store.get(), isSlow: slowLoads > 0 });
  };
}

/** Paths of the pages that are being loaded for a change of page. */
const loading: string[] = [];

/** Says that the visitor wants the page at `path`, which is loading. Returns the function that ends this. */
export function markLoading(path: string): () => void {
  loading.push(path);
  return () => {
    loading.splice(loading.indexOf(path), 1);
  };
}

/** Whether a page other than the one in the address bar is on its way. */
const isLeaving = (): boolean => loading.some((path) => path !== window.location.pathname);

/** Shows the error screen in place of the page that was left. */
export const showFailedPage = (failedPage: FailedPage): void =>
  store.set({ ...store.get(), failedPage });

/** A page is shown: what was said about another one is out of date. */
export function forgetFailedPage(): void {
  const { isSlow, failedPage } = store.get();
  if (failedPage) store.set({ isSlow });
}

/** The state of the navigation; nothing is slow on the server and while hydrating. */
export const useNavigation = store.useValue;

/**
 * Returns a function that tells whether the visitor has left the page of this component or has asked
 * for another: the address changes before the page does, and only once the new page has loaded.
 */
export function useHasMovedOn(): () => boolean {
  const path = useRef<string>();
  useEffect(() => {
    path.current = window.location.pathname;
    return () => {
      path.current = undefined;
    };
  }, []);
  return useCallback(() => path.current !== window.location.pathname || isLeaving(), []);
}
