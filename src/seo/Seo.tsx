import { type ComponentType, createContext, useContext } from 'react';
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

/** The head of a page: see `PageHead`. A page that is opened by its address has its head in the
 * HTML, so the code for it loads on the first navigation. */
export const Seo = (props: PageHeadProps) => {
  const given = useContext(PageHeadContext);
  const ofBrowser = loaded.useValue();
  const PageHead = given ?? ofBrowser;
  return PageHead ? <PageHead {...props} /> : null;
};
