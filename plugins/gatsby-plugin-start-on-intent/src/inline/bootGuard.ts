import { isServed } from './isServed';
import { navigationType } from './navigationType';

/**
 * Reloads a page whose scripts fail, once, then shows the error screen from its template (specification 8, "Router"):
 * otherwise the page would silently stay dead. Runs inline in <head>.
 * - It listens for scripts that do not load, for errors in this site's own scripts, and for Gatsby's
 *   rejections of a missing chunk or missing page data. Scripts that neither load nor fail time out after
 *   120 s (specification 9), at the second tick of the interval.
 * - It waits a second before it acts: leaving the page aborts requests, too.
 * - It recognises a reload by the navigation type, so it cannot loop even if storage is full.
 * - It does not reload a page that cannot be reached: the browser would show its own error.
 * - It never reloads a hydrated page, and shows the error screen there only if React has emptied it.
 *
 * @param screen selector of the template
 */
export function bootGuard(screen: string): void {
  if (!isServed()) return;
  const root = document.documentElement;
  const { origin } = location;
  let template: HTMLTemplateElement | null = null;
  let isOver = false;
  let hasScripts = false;
  const act = () => {
    const app = document.getElementById('___gatsby');
    const hasStarted = root.hasAttribute('data-started');
    const type = navigationType();
    if (isOver || (hasStarted && app?.firstChild)) return;
    isOver = true;
    const show = () => {
      if (!template) return;
      const place = document.querySelector('main') || app;
      root.classList.remove('js');
      place?.replaceChildren(template.content);
      place?.scrollIntoView();
    };
    if (!hasStarted && type && type !== 'reload') {
      void fetch('', { method: 'HEAD' }).then(() => location.reload(), show);
    } else show();
  };
  const fail = (source?: string) => {
    if (source?.includes(origin)) setTimeout(act, 1000);
  };
  addEventListener(
    'error',
    ({ target, filename }) => fail(target instanceof HTMLScriptElement ? target.src : filename),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => fail(reason?.stack));
  addEventListener('DOMContentLoaded', () => {
    template = document.querySelector<HTMLTemplateElement>(screen);
  });
  setInterval(() => {
    if (hasScripts) act();
    hasScripts = Boolean(document.querySelector('script[src]'));
  }, 120000);
}
