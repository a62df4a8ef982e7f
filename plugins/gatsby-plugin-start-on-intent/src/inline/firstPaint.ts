import { navigationType } from './navigationType';

/**
 * Runs inline in <head>, before the first paint.
 *
 * - Shows the remembered theme without a flash; buttons marked `data-theme-toggle` change it. Follows a
 *   change made elsewhere while this page is in another tab, prerendered or in the back/forward cache.
 *   Light is the default, whatever the system prefers (specification 3, 4): so `theme-color` follows
 *   the theme, not a media query. Where storage is refused, a choice lasts for the page.
 * - Shows the top on Back and Forward, as a client navigation does (specification 2).
 * - Marks <html> with `js`, on which hiding for the scroll-in depends.
 * - Marks each [data-reveal] element once 10 % of it is visible (specification 9), once it was jumped
 *   over (End key, anchor), or where 10 % of it never fit into the window. `isIntersecting` would not
 *   do: it is true from the first visible pixel on.
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
  // Set before a page is left: when it is shown again, it would be too late.
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showRemembered();
    const isReturn = persisted || navigationType() === 'back_forward';
    if (isReturn && !location.hash) scrollTo(0, 0);
  });
  if (!('IntersectionObserver' in window)) return;
  root.classList.add('js');
  const threshold = 0.1;
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach((entry) => {
        const { top, height } = entry.boundingClientRect;
        const canReach = height * threshold <= innerHeight;
        if (entry.intersectionRatio < threshold && top > 0 && canReach) return;
        entry.target.setAttribute('data-reveal', 'seen');
        observer.unobserve(entry.target);
      });
    },
    // What is jumped over never crosses the window: to the observer, all above it is in view.
    { threshold, rootMargin: '1000000px 0px 0px' },
  );
  const observeIn = (parent: Element) =>
    parent.querySelectorAll('[data-reveal=""]').forEach((element) => observer.observe(element));
  new MutationObserver((mutations) => {
    mutations.forEach(({ target }) => {
      if (target instanceof Element) observeIn(target);
    });
  }).observe(root, { childList: true, subtree: true });
}
