/** True for a part of an address in which each `%` begins a character: to decode any other throws. */
function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ignores a fragment that cannot be decoded: gatsby-react-router-scroll would throw, and React drop the
 * page (gatsbyjs/gatsby 26828). It goes from the address and from the router's `location`, which the
 * scroll handler reads next.
 */
export function dropBrokenHash(location: { hash: string }): void {
  if (canDecode(location.hash)) return;
  location.hash = '';
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}
