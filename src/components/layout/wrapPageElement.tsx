import type { ReactNode } from 'react';
import { CurrentPage, currentPage } from '../../hooks/currentPage';
import { PageLayout } from './PageLayout';

/** What the layout reads of a page that Gatsby hands over. */
interface WrappedPage {
  element: ReactNode;
  props: { location: { pathname: string }; pageContext: Parameters<typeof currentPage>[0] };
}

/** Gives every page its layout, and the global styles where the page does not come with them. */
export const wrapPageElement = ({ element, props }: WrappedPage, globalStyle?: ReactNode) => (
  <CurrentPage.Provider value={currentPage(props.pageContext)}>
    <PageLayout currentPath={props.location.pathname} globalStyle={globalStyle}>
      {element}
    </PageLayout>
  </CurrentPage.Provider>
);
