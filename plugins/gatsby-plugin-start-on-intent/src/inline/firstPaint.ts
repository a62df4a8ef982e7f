import { navigationType } from './navigationType';

/**
 * Reveals [data-reveal] elements as the visitor scrolls.
 * - They are hidden only while the page moves, so that whole-page captures are complete, before the first scroll and
 *   after any other (jlmakes/scrollreveal 242). What can be seen as a movement begins stays.
 * - An element is revealed once 10 % of it is visible (specification 9), once it has been jumped over (End key,
 *   anchor), or if 10 % of it is taller than the window.
 */
function revealOnScroll(): void {
  const root = document.documentElement;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** @param share of its height from which an element in the window is revealed */
  const reveal = (share: number) =>
    [...document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal=seen])')]
      // All are measured before any changes: one layout instead of many.
      .map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [
          element,
          innerHeight - top >= height * share || height * share > innerHeight,
        ] as const;
      })
      .forEach(([element, isSeen]) => (element.dataset.reveal = isSeen ? 'seen' : 'waits'));
  addEventListener('scroll', () => {
    // A client navigation scrolls to the top: that is not the visitor scrolling.
    if (scrollY <= 0) return;
    reveal(resting ? 0.1 : 0);
    root.classList.add('moves');
    clearTimeout(resting);
    resting = setTimeout(() => {
      // The next scroll would hide again what is in view by less than a tenth.
      reveal(0);
      root.classList.remove('moves');
      resting = undefined;
    }, 200);
  });
}

/**
 * Sets the theme, the scroll position and the scroll-in before the first paint. Runs inline in <head>.
 *
 * - Shows the stored theme without a flash; buttons marked `data-theme-toggle` change it. Follows a change
 *   in another tab, and one made while this page was prerendered or in the back/forward cache. Light is the
 *   default, whatever the system prefers (specification 3, 4). If storage is blocked, a choice lasts for the page.
 * - Once the page has loaded, loads its other drawings, too (some 15 kB): whole-page captures and prints do not scroll,
 *   and a change of theme shows its pictures at once. Photographs stay lazy.
 * - Scrolls to the top on Back and Forward, as a client navigation does (specification 2). A reload keeps
 *   the scroll position (gatsbyjs/gatsby 12560, 19632).
 *
 * @param themeKey storage key of the theme
 * @param barColors `theme-color` by theme: the colour of the top bar
 */
export function firstPaint(themeKey: string, barColors: { light: string; dark: string }): void {
  const root = document.documentElement;
  addEventListener('load', () =>
    document
      .querySelectorAll<HTMLImageElement>('img[src$=".svg"]')
      .forEach((image) => (image.loading = 'eager')),
  );
  const showTheme = (theme: string | null) => {
    if (theme !== 'light' && theme !== 'dark') return;
    root.classList.remove('light', 'dark');
    root.classList.add(theme);
    const bar = document.querySelector('[name=theme-color]');
    bar?.setAttribute('content', barColors[theme]);
  };
  const showRemembered = () => {
    try {
      showTheme(localStorage.getItem(themeKey));
    } catch {
      return;
    }
  };
  showRemembered();
  document.addEventListener('prerenderingchange', showRemembered);
  addEventListener('storage', (event) => {
    if (event.key === themeKey) showTheme(event.newValue);
  });
  const keepScroll = () => {
    // Back within one document must not scroll the old page before the next one is rendered.
    history.scrollRestoration = 'manual';
  };
  const toggle = ({ target }: Event) => {
    // Every client navigation from a reloaded page begins with a click.
    keepScroll();
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return;
    const theme = root.classList.contains('dark') ? 'light' : 'dark';
    showTheme(theme);
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      return;
    }
  };
  document.addEventListener('click', toggle, true);
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
    if (persisted) {
      keepScroll();
      showRemembered();
    }
    const isReturn = persisted || type === 'back_forward';
    if (isReturn && !location.hash) scrollTo(0, 0);
    if (hash) history.replaceState(history.state, '', hash);
    hash = '';
  });
  // Firefox forgets the position of a page that is left with 'manual'.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  root.classList.add('js');
  revealOnScroll();
}
