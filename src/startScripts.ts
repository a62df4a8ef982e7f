/**
 * Starts the page's scripts when the browser has shown the page and is idle, or sooner, when the
 * visitor turns to a control; and loses nothing that is done before they run. Like firstPaint.ts it
 * runs inline, from its own source text: it stands alone. Until the start the page is complete as
 * HTML: links lead on, and the theme toggle is firstPaint's.
 *
 * A press of a button, and a form sent by Enter, are done over once React has taken the page over;
 * each submit once. What is typed stays in the fields, which the forms read when they begin.
 * `window.pageIsReady`, called by gatsby-browser.tsx, says when that is.
 *
 * @param sources addresses of the scripts, in the order of the page
 */
export function startScripts(sources: string[]): void {
  const controls = 'button,input,select,textarea,summary,label';
  const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
  const presses: HTMLElement[] = [];
  let hasStarted = false;
  let isReady = false;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    intents.forEach((intent) => removeEventListener(intent, onIntent, true));
    sources.forEach((source) => {
      const script = document.createElement('script');
      script.src = source;
      document.head.append(script);
    });
  };
  const controlOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  const onIntent = (event: Event) => {
    if (controlOf(event)) start();
  };

  const keepPress = (event: Event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    const pressed = form
      ? form.querySelector<HTMLElement>('[type=submit]')
      : controlOf(event)?.closest<HTMLElement>('button');
    if (isReady || !pressed || pressed.hasAttribute('data-theme-toggle')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isRepeatedSubmit = pressed.matches('[type=submit]') && presses.includes(pressed);
    if (!isRepeatedSubmit) presses.push(pressed);
    start();
  };

  const press = (pressed: HTMLElement, tries: number) => {
    if (pressed.matches(':disabled') && tries > 0) {
      requestAnimationFrame(() => press(pressed, tries - 1));
    } else pressed.click();
  };

  intents.forEach((intent) => addEventListener(intent, onIntent, { capture: true, passive: true }));
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepPress, true);
  Object.assign(window, {
    pageIsReady: () => {
      isReady = true;
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', keepPress, true);
      presses.forEach((pressed) => press(pressed, 60));
    },
  });

  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
