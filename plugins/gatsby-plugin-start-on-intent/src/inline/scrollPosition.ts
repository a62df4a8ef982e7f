import { navigationType } from './navigationType';

/**
 * Scrolls to the top on Back and Forward, as a client navigation does (specification 2). A reload keeps the scroll
 * position (gatsbyjs/gatsby 12560, 19632).
 */
export function scrollPosition(): void {
  const keepScroll = () => {
    // Back within one document must not scroll the old page before the next one is rendered.
    history.scrollRestoration = 'manual';
  };
  // Every client navigation from a reloaded page begins with a click.
  document.addEventListener('click', keepScroll, true);
  const type = navigationType();
  let hash = '';
  if (type === 'reload') {
    // Chromium would scroll to the fragment instead of the former position.
    hash = location.hash;
    // A whole address: the path alone may begin with "//", like a host.
    if (hash) history.replaceState(history.state, '', location.href.replace(hash, ''));
  } else keepScroll();
  addEventListener('pageshow', ({ persisted }) => {
    // Not of a reloaded page, whose position WebKit restores after this event.
    if (persisted) keepScroll();
    const isReturn = persisted || type === 'back_forward';
    if (isReturn && !location.hash) scrollTo(0, 0);
    if (hash) history.replaceState(history.state, '', hash);
    hash = '';
  });
  // Firefox forgets the position of a page that is left with 'manual'.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
