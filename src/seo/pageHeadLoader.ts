import { createContext, useContext, type ComponentType } from 'react';
import { createStore } from '../hooks/createStore';
import type { PageHeadProps } from './PageHead';

type Head = ComponentType<PageHeadProps>;

/** Given while pages are rendered to files: there it must be at hand at once. */
export const PageHeadContext = createContext<Head | undefined>(undefined);

const loaded = createStore<Head | undefined>(undefined);

/** Loads `PageHead` and react-helmet. Where they cannot be loaded, the change of page goes on. */
export const loadPageHead = (): Promise<void> =>
  import('./PageHead').then(
    ({ PageHead }) => loaded.set(PageHead),
    () => undefined,
  );

/** `PageHead`, or undefined while the head that the page was opened with still holds. */
export function usePageHead(): Head | undefined {
  const given = useContext(PageHeadContext);
  const ofBrowser = loaded.useValue();
  return given ?? ofBrowser;
}
