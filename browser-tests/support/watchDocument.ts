/** Watches each document from its start for what no page of the site may do, whatever the test looks at. */

/** What begins a line of the console that this writes. */
export const WATCHER = 'The page broke a rule: ';

/**
 * Runs in the page before its own scripts, and needs nothing but itself. Reports what the content security
 * policy stops, and a script of the site that is asked for before the visitor turns to anything, without a
 * form or a carousel near the window (gatsby-plugin-start-on-intent).
 */
export function watchDocument(prefix: string): void {
  const report = (what: string) => console.error(`${prefix}${what} (${location.href})`);
  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, lineNumber, sample, sourceFile } = event;
    report(`${effectiveDirective} stops ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });

  // After a reload the scripts start by themselves; /admin and its own documents are not pages of the site.
  const [visit] = performance.getEntriesByType('navigation');
  const isAgain = visit !== undefined && 'type' in visit && visit.type === 'reload';
  const isOfAdmin = location.pathname.startsWith('/admin') || location.protocol === 'blob:';
  if (isAgain || isOfAdmin) return;
  let isTurnedTo = false;
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click']) {
    addEventListener(type, () => (isTurnedTo = true), { capture: true, once: true, passive: true });
  }
  const isNear = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight * 1.5 && bottom > innerHeight * -0.5;
  };
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const script = added.find((one) => one instanceof HTMLScriptElement && one.src !== '');
    if (!script) return;
    observer.disconnect();
    if (isTurnedTo) return;
    if ([...document.querySelectorAll('form, [data-needs-script]')].some(isNear)) return;
    report('a script before the visitor reached for a control');
  });
  observer.observe(document, { childList: true, subtree: true });
}
