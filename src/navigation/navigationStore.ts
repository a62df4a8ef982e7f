/** What the visitor is told about the current navigation. */
import { useCallback, useEffect, useRef } from 'react';
import { createStore } from '../hooks/createStore';

/** A page that the visitor asked for and that could not be loaded. */
interface FailedPage {
  /** Its path and query. */
  path: string;
  /** What was thrown, if anything was. */
  thrown: unknown;
}

const store = createStore<{ isSlow: boolean; failedPage?: FailedPage }>({ isSlow: false });

let slowLoads = 0;

/** Marks a page load as slow. Returns the function that ends this. */
export function markSlow(): () => void {
  slowLoads += 1;
  store.set({ ...store.get(), isSlow: true });
  return () => {
    slowLoads -= 1;
    store.set({ ...store.get(), isSlow: slowLoads > 0 });
  };
}

/** Paths of the pages that are loading because of a navigation. */
const loading: string[] = [];

/** Marks the page at `path` as loading. Returns the function that ends this. */
export function markLoading(path: string): () => void {
  loading.push(path);
  return () => {
    loading.splice(loading.indexOf(path), 1);
  };
}

/** Whether a page other than that of the address bar is loading. */
const isLeaving = (): boolean => loading.some((path) => path !== window.location.pathname);

/** Shows the error screen instead of the current page. */
export const showFailedPage = (failedPage: FailedPage): void =>
  store.set({ ...store.get(), failedPage });

/** Forgets a failure: another page is shown. */
export function forgetFailedPage(): void {
  const { isSlow, failedPage } = store.get();
  if (failedPage) store.set({ isSlow });
}

/** The state of the navigation; calm on the server and during hydration. */
export const useNavigation = store.useValue;

/** Returns a function that tells whether the visitor has left the page of this component or has
 * asked for another one: the address changes before the page does, but only once that page has
 * loaded. */
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
