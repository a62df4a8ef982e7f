/** True if `decodeURIComponent` accepts a part of an address: each `%` must begin a character. */
function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/**
 * Drops a fragment that cannot be decoded, on which gatsby-react-router-scroll would throw and bring down the
 * page (gatsbyjs/gatsby 26828): from the address, and from the router's `location`, which it reads next.
 */
export function dropBrokenHash(location: { hash: string }): void {
  if (canDecode(location.hash)) return;
  location.hash = '';
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}
