import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { PageHeadProps } from './PageHead';

type Head = ComponentType<PageHeadProps>;

/** Given while pages are rendered to files: there it must be at hand at once. */
export const PageHeadContext = createContext<Head | undefined>(undefined);

let loaded: Head | undefined;
const listeners = new Set<() => void>();

/** Loads `PageHead` and react-helmet. Where they cannot be loaded, the change of page goes on. */
export const loadPageHead = (): Promise<void> =>
  import('./PageHead').then(
    ({ PageHead }) => {
      loaded = PageHead;
      listeners.forEach((listener) => listener());
    },
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** `PageHead`, or undefined while the head that the page was opened with still holds. */
export function usePageHead(): Head | undefined {
  const given = useContext(PageHeadContext);
  const ofBrowser = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  );
  return given ?? ofBrowser;
}
