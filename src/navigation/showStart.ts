/** Scrolls to the start of a new page: its top, or the element that `hash` names (specification
 * 2). Where that is folded away, it is opened, as browsers do for pages that they load. */
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
