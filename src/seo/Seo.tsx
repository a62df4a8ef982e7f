import { type ComponentType, createContext, useContext } from 'react';
import type { PageSort, ViewOf } from '../content/pages';
import { createStore } from '../hooks/createStore';
import type { PageHeadProps } from './PageHead';

type Head = ComponentType<PageHeadProps>;

/** Provides `PageHead` on the server, where it is needed synchronously. */
export const PageHeadContext = createContext<Head | undefined>(undefined);

const loaded = createStore<Head | undefined>(undefined);

/** Loads `PageHead` and react-helmet. Never rejects, so that a navigation continues without them. */
export const loadPageHead = (): Promise<void> =>
  import('./PageHead').then(
    ({ PageHead }) => loaded.set(PageHead),
    () => undefined,
  );

/** The head of a page. Its code loads on the first navigation; until then, the head is in the HTML. */
export const Seo = (props: PageHeadProps) => {
  const provided = useContext(PageHeadContext);
  const loadedHead = loaded.useValue();
  const PageHead = provided ?? loadedHead;
  return PageHead ? <PageHead {...props} /> : null;
};

/** The head that a page's view describes, except for the error screen's, which depends on the document. */
export const ViewSeo = ({ view }: { view?: ViewOf<PageSort> }) =>
  view && 'seo' in view ? (
    <Seo {...view.seo} questions={'questions' in view ? view.questions : undefined} />
  ) : null;
