import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { PageLayout } from './PageLayout';

/** Gives every page its layout; gatsby-browser and gatsby-ssr use the same. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs | WrapPageElementNodeArgs, 'element' | 'props'>) => (
  <PageLayout currentPath={props.location.pathname}>{element}</PageLayout>
);
