/** Scrolls to the top of the page, or to the element that `hash` names. */
function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Scrolls to the start of a new page: its top, or the element that `hash` names (specification
 * 2). */
export function showStart(hash: string): void {
  scrollToStart(hash);
  // On Back the browser restores its own position after this; two frames later it has done so.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollToStart(hash)));
}
