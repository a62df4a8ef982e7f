// First of all: it must hear of errors before Gatsby does.
import './src/chunkErrors';
import type { GatsbyBrowser } from 'gatsby';
import { confirmStart, prepareStart } from './src/bootState';
import { layout, loadLayout } from './src/layoutLoader';
import { forgetFailedPage } from './src/navigation/navigationStore';
import { watchNavigation } from './src/navigation/watchNavigation';
import { measurePageSpeed } from './src/pageSpeed';
import { loadPageHead } from './src/seo/pageHeadLoader';
import { takeOver } from './src/takeOver';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = (page) =>
  layout().wrapPageElement(page);

export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  prepareStart();
  // The condition is known when the bundle is made: the published one has nothing of the overlay.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/content/cms/developOverlay').then(({ startOverlay }) => startOverlay());
    // The pages of `npm run develop` come without a head.
    await loadPageHead();
  }
  if (window.___loader) watchNavigation(window.___loader, loadPageHead);
  await Promise.all([measurePageSpeed(), loadLayout()]);
};

/**
 * While a page is developed, Gatsby's own way stays: the page may come without HTML. (Gatsby's type of
 * this function wants the result of React 17's `hydrate`, of which it makes no use.)
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === 'production' ? () => takeOver : undefined;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  confirmStart();
  window.pageIsReady?.();
};

/** Gatsby would restore the former position on Back; the owner wants the top (specification 2). */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Shows the top of the page, or the part of it that the address names. */
function showStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  forgetFailedPage();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  // For a link that was pressed while React took the page over, or where it could not be loaded before.
  void loadPageHead();
  showStart(location.hash);
  // On Back the browser restores its own position after this; two frames later it is done.
  requestAnimationFrame(() => requestAnimationFrame(() => showStart(location.hash)));
};
