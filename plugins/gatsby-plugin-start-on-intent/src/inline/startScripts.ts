import { isServed } from './isServed';
import { navigationType } from './navigationType';

declare global {
  interface Window {
    /** Addresses of the page's scripts, in their order; plugins/gatsby-plugin-start-on-intent/src/lateScripts.ts writes them. */
    pageScripts?: readonly string[];
    /** To be called once the page is hydrated. */
    pageIsReady?: () => void;
  }
}

/**
 * Starts the page's scripts when pointer, finger or focus reach a control, or when a form or a carousel
 * comes near the window. Where one is near from the start, it waits until the page is loaded and the
 * browser idle.
 *
 * - A prerendered page (inline/nextPage.ts) starts once it is shown: until then it may not
 *   measure, send, announce or store anything.
 * - A reloaded page starts at once, because the visitor has shown the intent before.
 * - Button presses, and forms submitted by Enter, are kept until hydration and then repeated, each form once.
 *   Typed text stays in its field, which the form reads on hydration. Submit buttons are disabled in the
 *   HTML, so that a form is not sent without JavaScript, and enabled here.
 *
 * The build sets `window.pageScripts`. Without it, as in develop, the page starts by itself.
 */
export function startScripts(): void {
  if (!isServed()) return;
  const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const presses = [
    'pointerdown',
    'pointerup',
    'mousedown',
    'mouseup',
    'touchstart',
    'touchend',
    'click',
  ];
  const kept: HTMLElement[] = [];
  let isWanted = false;
  let isReady = false;

  const load = () => {
    window.pageScripts?.forEach((source) => {
      const script = document.createElement('script');
      script.src = source;
      // Run in order, although they load in parallel.
      script.async = false;
      document.head.append(script);
    });
  };
  const start = () => {
    if (isWanted) return;
    isWanted = true;
    // These scripts do all the starting, measuring, storing and announcing.
    if (document.prerendering) document.addEventListener('prerenderingchange', load);
    else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };
  const startWhenIdle = () => {
    // Without a timeout, Chromium drops one callback in a few hundred on a page where nothing moves.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  };

  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button,input,select,textarea,label')) start();
  };
  const keep = (event: Event) => {
    const { target } = event;
    if (isReady || !(target instanceof Element)) return;
    const pressed =
      target instanceof HTMLFormElement
        ? target.querySelector<HTMLElement>('[type=submit]')
        : target.closest<HTMLElement>('button:not([data-opens],[data-theme-toggle])');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept.includes(pressed) || !pressed.matches('[type=submit]')) kept.push(pressed);
    start();
  };
  /**
   * Hides a press from React until it is ready, because React would hydrate the whole page synchronously,
   * which blocks painting. `keep`, the menus and the theme toggle listen earlier, in the capture phase; links
   * are left to React.
   */
  const hide = (event: Event) => {
    const isOfLink = event.target instanceof Element && event.target.closest('a');
    if (!isReady && !isOfLink) event.stopPropagation();
  };
  /** React enables a control once it works. Where hydration fails, React replaces it by one with the same id. */
  const press = (pressed: HTMLElement) =>
    setTimeout(() => {
      const control = document.getElementById(pressed.id) ?? pressed;
      if (control.isConnected && control.matches(':disabled')) press(control);
      else control.click();
    });

  intents.forEach((intent) => addEventListener(intent, onIntent, { capture: true, passive: true }));
  presses.forEach((type) =>
    document.addEventListener(type, hide, { capture: true, passive: true }),
  );
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.pageIsReady = () => {
    isReady = true;
    kept.splice(0).forEach(press);
  };

  if (navigationType() === 'reload') start();

  addEventListener('DOMContentLoaded', () => {
    if (!window.pageScripts) return;
    document
      .querySelectorAll<HTMLButtonElement>('[type=submit]')
      .forEach((button) => (button.disabled = false));
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (document.readyState === 'complete') startWhenIdle();
        else addEventListener('load', startWhenIdle);
      },
      { rootMargin: '50% 0%' },
    );
    document.querySelectorAll('form,[data-needs-script]').forEach((part) => observer.observe(part));
  });
}
