import { isServed } from './isServed';
import { navigationType } from './navigationType';

/**
 * Runs inline in <head>. A page whose scripts do not all arrive would stay dead without a word: the
 * guard reloads it once, then shows the error screen in its template (specification 8, "Router").
 * - It hears of scripts that do not load, of errors in this site's own scripts, and of what Gatsby
 *   rejects when a chunk or the data of a page is missing. Scripts that neither arrive nor fail time
 *   out after 120 s (specification 9), at the second tick of the interval.
 * - It waits a second before it acts: the visitor may be leaving, which aborts what is loading.
 * - The browser says whether the page was reloaded, so there is no loop: a storage might be full.
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
