/** Addresses whose `%` begins no character: to decode them throws, in Gatsby and in its router. */

export function canDecode(part: string): boolean {
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

/** Encodes each `%` of a path that cannot be decoded, at which there is no page: the router can read the
 * address then, and shows the Not Found screen (react-router 5824). */
export function encodeBrokenPath(): void {
  const { pathname, search, hash } = window.location;
  if (canDecode(pathname)) return;
  const path = pathname.replaceAll('%', '%25');
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
