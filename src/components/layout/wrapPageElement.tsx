import type { ReactNode } from 'react';
import type { PageContext, PageTemplate, ViewOf } from '../../content/pages/pages';
import { completedContext, CurrentPage } from '../../hooks/currentPage';
import { ViewSeo } from '../../seo/Seo';
import { PageLayout } from './PageLayout';

interface WrappedPage {
  element: ReactNode;
  props: {
    location: { pathname: string };
    pageContext: Partial<PageContext> & { view?: ViewOf<PageTemplate> };
  };
}

/** Wraps a page in its layout, with its head, and with the global styles unless the page already contains them. */
export const wrapPageElement = ({ element, props }: WrappedPage, globalStyle?: ReactNode) => (
  <CurrentPage.Provider value={completedContext(props.pageContext)}>
    <PageLayout currentPath={props.location.pathname} globalStyle={globalStyle}>
      <ViewSeo view={props.pageContext.view} />
      {element}
    </PageLayout>
  </CurrentPage.Provider>
);
