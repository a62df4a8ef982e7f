/** Scrolls to the start of a new page: its top, or the element that `hash` names, which it unfolds as
 * browsers do (specification 2). */
export function showStart(hash: string): void {
  const target = hash ? document.getElementById(idIn(hash)) : null;
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The `id` that `hash` names; as it is where its `%` begins no character, which throws. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
