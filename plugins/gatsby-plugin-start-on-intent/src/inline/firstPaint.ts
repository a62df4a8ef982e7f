import { navigationType } from './navigationType';

/**
 * Runs inline in <head>, before the first paint.
 *
 * - Shows the remembered theme without a flash; buttons marked `data-theme-toggle` change it. Follows a
 *   change made elsewhere while this page is in another tab, prerendered or in the back/forward cache.
 *   Light is the default, whatever the system prefers (specification 3, 4): so `theme-color` follows
 *   the theme, not a media query. Where storage is refused, a choice lasts for the page.
 * - Shows the top on Back and Forward, as a client navigation does (specification 2). A reload keeps
 *   the place (gatsbyjs/gatsby 12560).
 * - Marks <html> with `js`, on which hiding for the scroll-in depends.
 * - Hides nothing before the page is first scrolled: who captures it whole gets all of it
 *   (jlmakes/scrollreveal 242). Then each [data-reveal] element below the window waits, but for one that
 *   showed before.
 * - Marks each that waits once 10 % of it is visible (specification 9), once it was jumped over (End
 *   key, anchor), or where 10 % of it never fit into the window. `isIntersecting` would not do: it is
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
    // Chromium would show the fragment's part in place of the former one.
    hash = location.hash;
    if (hash) history.replaceState(history.state, '', location.pathname + location.search);
  } else history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    // Back within the page's document must not move what is shown until the next page is there.
    history.scrollRestoration = 'manual';
    if (persisted) showRemembered();
    const isReturn = persisted || type === 'back_forward';
    if (isReturn && !location.hash) scrollTo(0, 0);
    if (hash) history.replaceState(history.state, '', hash);
    hash = '';
  });
  // Firefox forgets the place of a page that is left with 'manual'.
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
    // What is jumped over never crosses the window: to the observer, all above it is in view.
    { threshold, rootMargin: '1000000px 0px 0px' },
  );
  addEventListener('scroll', () => {
    // At the top again, by a change of page for example: nobody has scrolled there.
    if (scrollY <= 0) return;
    const fresh = [...document.querySelectorAll('[data-reveal=""]')];
    // Measured as a whole before anything changes: one layout for all.
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
