import { navigationType } from './navigationType';

/**
 * Calls `act` when scripts fail.
 * - It listens for scripts that do not load, for errors in this site's own scripts, and for Gatsby's rejections of a
 *   missing chunk or missing page data. Scripts that neither load nor fail time out after 120 s (specification 9), at
 *   the second tick of the interval.
 * - It waits a second before it calls: leaving the page aborts requests, too.
 */
function watchScripts(act: () => void): void {
  const { origin } = location;
  let hasScripts = false;
  const fail = (source?: string) => {
    if (source?.includes(origin)) setTimeout(act, 1000);
  };
  addEventListener(
    'error',
    ({ target, filename }) => fail(target instanceof HTMLScriptElement ? target.src : filename),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => fail(reason?.stack));
  setInterval(() => {
    if (hasScripts) act();
    hasScripts = Boolean(document.querySelector('script[src]'));
  }, 120000);
}

/**
 * Answers a visitor who uses something that needs scripts on a page whose scripts fail: reloads the page once, then
 * shows the error screen from its template (specification 8, "Router") beside what was used. The rest of the page
 * stays, for whoever only reads it (gatsbyjs/gatsby 14964). Runs inline in <head>.
 * - It recognises a reload by the navigation type, so it cannot loop even if storage is full.
 * - It does not reload a page that cannot be reached: the browser would show its own error. Nor a copy, whose scripts
 *   never start (../lateScripts.ts).
 * - What was used before the reload is noted in the history entry, which needs no storage.
 * - It never reloads a hydrated page. If React has emptied a page, the error screen is shown in its place.
 *
 * @param screen selector of the template
 */
export function bootGuard(screen: string): void {
  const root = document.documentElement;
  const type = navigationType();
  const needsScript = 'input,textarea,select,button:not([data-opens],[data-theme-toggle])';
  let template: HTMLTemplateElement | null = null;
  let used: Element | null = null;
  let isOver = false;
  let hasFailed = false;

  const show = () => {
    const app = document.getElementById('___gatsby');
    const place = app?.firstChild ? used?.closest('form,section,footer') : app;
    if (!hasFailed || !template || !place) return;
    // Appending moves the screen out of its template, so a second call shows nothing.
    const { content } = template;
    const alert = content.firstElementChild;
    root.classList.remove('js');
    place.append(content);
    alert?.scrollIntoView({ block: 'nearest' });
  };
  const giveUp = () => {
    hasFailed = true;
    show();
  };
  const act = () => {
    const hasStarted = root.hasAttribute('data-started');
    if (isOver || (hasStarted && document.getElementById('___gatsby')?.firstChild)) return;
    isOver = true;
    if (!hasStarted && type && type !== 'reload') {
      void fetch('', { method: 'HEAD' }).then(() => {
        history.replaceState({ ...history.state, used: used?.id }, '');
        location.reload();
      }, giveUp);
    } else giveUp();
  };
  const use = ({ target }: Event) => {
    // Of an "input" event the target is a field.
    const part = target instanceof Element && target.closest(needsScript);
    if (!part) return;
    used = part;
    show();
  };

  addEventListener('click', use, true);
  addEventListener('input', use, true);
  addEventListener('DOMContentLoaded', () => {
    const state: { used?: string } | null = history.state;
    template = document.querySelector<HTMLTemplateElement>(screen);
    used = document.getElementById(state?.used ?? '');
    hasFailed = window.pageScripts === false;
  });
  watchScripts(act);
}
