/**
 * Scrolls to the start of a new page: its top, or the target of `hash`. Opens a `details` element around the
 * target, as browsers do (specification 2).
 */
export function showStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
