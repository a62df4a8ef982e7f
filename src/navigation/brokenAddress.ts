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

/**
 * Writes each `%` of a path that cannot be decoded, at which there is no page, as a full-width one: the
 * Not Found screen stays (react-router 5824). Gatsby decodes paths twice, so `%25` would not do.
 */
export function encodeBrokenPath(): void {
  const { pathname, search, hash } = window.location;
  if (canDecode(pathname) && canDecode(decodeURIComponent(pathname))) return;
  const path = pathname.replaceAll('%', encodeURI('％'));
  window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
}
