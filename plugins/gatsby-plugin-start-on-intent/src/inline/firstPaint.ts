import { navigationType } from './navigationType';

/**
 * Runs inline in <head>, before the first paint.
 *
 * - Shows the remembered theme without a flash; buttons marked `data-theme-toggle` change it. Follows a
 *   change made elsewhere while this page is in another tab, prerendered or in the back/forward cache.
 *   Light is the default, whatever the system prefers (specification 3, 4), so `theme-color` follows
 *   the theme, not a media query. Where storage is refused, a choice lasts for the page.
 * - Scrolls to the top on Back and Forward, as a client navigation does (specification 2). A reload keeps
 *   the scroll position (gatsbyjs/gatsby 12560).
 * - Marks <html> with `js`, which enables the scroll-in animation.
 * - Hides nothing before the first scroll, so that a full-page capture shows everything
 *   (jlmakes/scrollreveal 242). Then each [data-reveal] element below the window waits, except those
 *   shown before.
 * - Reveals a waiting element once 10 % of it is visible (specification 9), once a jump (End key, anchor)
 *   has skipped it, or where 10 % of it never fits into the window. `isIntersecting` would not do: it is
 *   true from the first visible pixel on.
 *
 * @param themeKey storage key of the theme
 * @param barColors the top bar's colour by theme, which browsers continue in their own bar
 */
export function firstPaint(themeKey: string, barColors: { light: string; dark: string }): void {
  const root = document.documentElement;
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
  const toggle = ({ target }: Event) => {
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
    // Chromium would otherwise scroll to the fragment instead of the former position.
    hash = location.hash;
    if (hash) history.replaceState(history.state, '', location.pathname + location.search);
  } else history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    // Going back within the document must not scroll the current page before the next one is shown.
    history.scrollRestoration = 'manual';
    if (persisted) showRemembered();
    const isReturn = persisted || type === 'back_forward';
    if (isReturn && !location.hash) scrollTo(0, 0);
    if (hash) history.replaceState(history.state, '', hash);
    hash = '';
  });
  // Firefox forgets the scroll position of a page left with 'manual'.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  if (!('IntersectionObserver' in window)) return;
  root.classList.add('js');
  const threshold = 0.1;
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({ target, boundingClientRect, intersectionRatio }) => {
        const { top, height } = boundingClientRect;
        if (intersectionRatio < threshold && top > 0 && height * threshold <= innerHeight) return;
        target.setAttribute('data-reveal', 'seen');
        observer.unobserve(target);
      });
    },
    // Elements that a jump skips never cross the window, so everything above it counts as in view.
    { threshold, rootMargin: '1000000px 0px 0px' },
  );
  addEventListener('scroll', () => {
    // At the top without scrolling, after a change of page for example.
    if (scrollY <= 0) return;
    const fresh = [...document.querySelectorAll('[data-reveal=""]')];
    // Measure everything before any change, so that the browser computes the layout once.
    const waiting = fresh.filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      const least = height * threshold;
      return top + scrollY >= innerHeight && innerHeight - top < least && least <= innerHeight;
    });
    fresh.forEach((element) => element.setAttribute('data-reveal', 'seen'));
    waiting.forEach((element) => {
      element.setAttribute('data-reveal', 'waits');
      observer.observe(element);
    });
  });
}
