import { createContext, useContext, type ComponentType } from 'react';
import { createStore } from '../hooks/createStore';
import type { PageHeadProps } from './PageHead';

type Head = ComponentType<PageHeadProps>;

/** Provided while pages are rendered to files, where the component is needed at once. */
export const PageHeadContext = createContext<Head | undefined>(undefined);

const loaded = createStore<Head | undefined>(undefined);

/** Loads `PageHead` and react-helmet. The navigation continues where that fails. */
export const loadPageHead = (): Promise<void> =>
  import('./PageHead').then(
    ({ PageHead }) => loaded.set(PageHead),
    () => undefined,
  );

/** `PageHead`, or undefined while the page still has the head of its HTML. */
export function usePageHead(): Head | undefined {
  const given = useContext(PageHeadContext);
  const ofBrowser = loaded.useValue();
  return given ?? ofBrowser;
}
