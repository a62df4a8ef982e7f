import { navigationType } from './navigationType';

/**
 * Runs inline in <head>, before any script is loaded.
 *
 * A page whose scripts do not all arrive would stay dead without a word. The guard loads such a page
 * again, once, and then shows the error screen that waits in a template (specification 8, "Router").
 * - It hears of scripts that do not load, whenever they were added, of errors in this site's own
 *   scripts, and of what Gatsby rejects when a piece or the data of a page is missing.
 * - Scripts that neither arrive nor fail are given up after 120 s, the owner's time-out for the
 *   pieces of a page (specification 9), at the second stroke of a clock.
 * - It waits a second before it acts: the visitor may be leaving, which ends what is loading, or the
 *   page may start all the same.
 * - The browser says whether the page has been reloaded already: a note in a storage would fail where
 *   storage is forbidden or full. So there can be no loop; a browser that cannot say does without.
 * - A page that cannot be reached is not loaded again: the browser would show its own error.
 * - A page that has started is never loaded again: what it loads later has fallbacks of its own. Only
 *   when React has taken everything off the page does the error screen appear.
 *
 * @param screen selector of the template
 */
export function bootGuard(screen: string): void {
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
