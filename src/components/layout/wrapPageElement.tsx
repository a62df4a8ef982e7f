import type { ReactNode } from 'react';
import { CurrentPage, currentPage } from '../../hooks/currentPage';
import { PageLayout } from './PageLayout';

interface WrappedPage {
  element: ReactNode;
  props: { location: { pathname: string }; pageContext: Parameters<typeof currentPage>[0] };
}

/** Wraps a page in its layout, with the global styles unless the page already contains them. */
export const wrapPageElement = ({ element, props }: WrappedPage, globalStyle?: ReactNode) => (
  <CurrentPage.Provider value={currentPage(props.pageContext)}>
    <PageLayout currentPath={props.location.pathname} globalStyle={globalStyle}>
      {element}
    </PageLayout>
  </CurrentPage.Provider>
);
