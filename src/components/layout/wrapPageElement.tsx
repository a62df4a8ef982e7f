import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { CurrentPage, currentPage } from '../../hooks/currentPage';
import { PageLayout } from './PageLayout';

/**
 * Gives every page its layout.
 * @param globalStyle where the page does not come with the global styles, the component that writes them
 */
export const wrapPageElement = (
  {
    element,
    props,
  }: Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>,
  globalStyle?: ReactNode,
) => (
  <CurrentPage.Provider value={currentPage(props.pageContext)}>
    <PageLayout currentPath={props.location.pathname} globalStyle={globalStyle}>
      {element}
    </PageLayout>
  </CurrentPage.Provider>
);
