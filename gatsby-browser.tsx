import type { GatsbyBrowser } from 'gatsby';
import { loadLayout, wrapInLayout } from './src/components/layout/layoutLoader';
import { dropBrokenHash } from './src/navigation/dropBrokenHash';
import { forgetFailedPage } from './src/navigation/navigationStore';
import { measurePageSpeed } from './src/navigation/pageSpeed';
import { showStart } from './src/navigation/showStart';
import { watchNavigation } from './src/navigation/watchNavigation';
import { loadDocumentHead } from './src/seo/Seo';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapInLayout;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  // Pages of `npm run develop` are served without a head.
  if (process.env.NODE_ENV === 'development') await loadDocumentHead();
  if (window.___loader) watchNavigation(window.___loader, loadDocumentHead);
  await Promise.all([measurePageSpeed(), loadLayout()]);
};

/** Gatsby would restore the scroll position on Back; the owner wants the top (specification 2). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location }) =>
  dropBrokenHash(location);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  forgetFailedPage();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  // Already loaded, unless the link was clicked while React hydrated the page.
  void loadDocumentHead();
  showStart(location.hash);
};
