/** Watches every document, in every test, for faults that no page of the site may have. */

/** The prefix of its console messages. */
export const WATCHER = 'The page broke a rule: ';

/**
 * Runs in the page before its own scripts, so it must be self-contained. Reports violations of the content security
 * policy, and a script that is loaded before the visitor interacts, unless a form or a carousel is near the window
 * (gatsby-plugin-start-on-intent).
 */
export function watchDocument(prefix: string): void {
  const report = (what: string) => console.error(`${prefix}${what} (${location.href})`);
  document.addEventListener('securitypolicyviolation', (event) => {
    const { blockedURI, effectiveDirective, lineNumber, sample, sourceFile } = event;
    report(`${effectiveDirective} stops ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
  });

  // After a reload scripts may start by themselves. /admin and its documents are not pages of the site.
  const [visit] = performance.getEntriesByType('navigation');
  const isAgain = visit !== undefined && 'type' in visit && visit.type === 'reload';
  const isOfAdmin = location.pathname.startsWith('/admin') || location.protocol === 'blob:';
  if (isAgain || isOfAdmin) return;
  let hasInteracted = false;
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click']) {
    addEventListener(type, () => (hasInteracted = true), {
      capture: true,
      once: true,
      passive: true,
    });
  }
  // The layout may change between the moment a form comes near and the start.
  let wasNear = false;
  addEventListener('DOMContentLoaded', () => {
    const near = new IntersectionObserver(
      (entries) => (wasNear ||= entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '50% 0%' },
    );
    document.querySelectorAll('form, [data-needs-script]').forEach((part) => near.observe(part));
  });
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const script = added.find((node) => node instanceof HTMLScriptElement && node.src !== '');
    if (!script) return;
    observer.disconnect();
    if (!hasInteracted && !wasNear) report('a script before the visitor reached for a control');
  });
  observer.observe(document, { childList: true, subtree: true });
}
