import { navigationType } from './navigationType';

/**
 * Keeps button presses, and forms submitted with Enter, and repeats them after hydration, each form once. Forms read
 * typed text from their fields when they mount.
 */
function keepPresses(start: () => void): void {
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
  let isReady = false;

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
   * Hides presses, except on links, from React until hydration: React would hydrate the whole page in one task, which
   * blocks painting. `keep`, the menus and the theme toggle listen in the capture phase, before this.
   */
  const hide = (event: Event) => {
    const isOfLink = event.target instanceof Element && event.target.closest('a');
    if (!isReady && !isOfLink) event.stopPropagation();
  };
  /** Repeats a press once React has enabled the control. If hydration failed, React has recreated it. */
  const press = (pressed: HTMLElement) =>
    setTimeout(() => {
      const control = document.getElementById(pressed.id) ?? pressed;
      if (control.isConnected && control.matches(':disabled')) press(control);
      else control.click();
    });

  presses.forEach((type) => document.addEventListener(type, hide, true));
  addEventListener('click', keep, true);
  addEventListener('submit', keep, true);
  window.pageIsReady = () => {
    isReady = true;
    kept.splice(0).forEach(press);
  };
}

/**
 * Starts the page's scripts when the pointer, a finger or the focus reaches a control, or when a form or a carousel
 * comes near the window; if one is near from the start, once the page has loaded and the browser is idle.
 *
 * - A prerendered page (nextPage.ts) starts once it is shown: until then nothing in it may be measured,
 *   sent, announced or stored.
 * - A reloaded page starts at once: its visitor has already shown intent.
 * - Submit buttons are disabled in the HTML, so that no form is sent without JavaScript, and enabled here.
 * - Without `window.pageScripts`, as in develop, the page starts by itself. A copy never starts.
 */
export function startScripts(): void {
  const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  let isWanted = false;

  const load = () => {
    (window.pageScripts || []).forEach((source) => {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.head.append(script);
    });
  };
  const start = () => {
    if (isWanted) return;
    isWanted = true;
    if (document.prerendering) document.addEventListener('prerenderingchange', load);
    else if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  };
  const startWhenIdle = () => {
    // Without a timeout, Chromium drops one callback in a few hundred if nothing on the page moves.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
    else setTimeout(start, 100);
  };

  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button,input,select,textarea,label')) start();
  };

  // On the window and the document, touches are passive by default (DOM, "default passive value").
  intents.forEach((intent) => addEventListener(intent, onIntent, true));
  keepPresses(start);
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
