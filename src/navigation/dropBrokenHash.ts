import { attempt } from '../basics/attempt';

/**
 * Drops a fragment that cannot be decoded, on which gatsby-react-router-scroll would throw and bring down the
 * page (gatsbyjs/gatsby 26828): from the address, and from the router's `location`, which it reads next.
 */
export function dropBrokenHash(location: { hash: string }): void {
  if (attempt(() => decodeURIComponent(location.hash)) !== undefined) return;
  location.hash = '';
  const [address] = window.location.href.split('#');
  window.history.replaceState(window.history.state, '', address);
}
