/** Shows the top of the page, or the part of it that `hash` names. */
function scrollToStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * Scrolls to the start of a page that has just been shown: its top, or the part that `hash` names
 * (specification 2).
 */
export function showStart(hash: string): void {
  scrollToStart(hash);
  // On Back the browser restores its own position after this; two frames later it is done.
  requestAnimationFrame(() => requestAnimationFrame(() => scrollToStart(hash)));
}
