/** Who may ask the dev server for files: pages of the same server, in a browser on the same computer. */
import type { IncomingMessage } from 'http';
import { Refusal } from './workingTreeFiles';

const LOOPBACK_ADDRESS = /^(?:::1|127(?:\.\d{1,3}){3}|::ffff:127(?:\.\d{1,3}){3})$/;

/** Names that mean this computer, whatever a name server says (RFC 6761, "localhost"). */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const WRITING = ['PUT', 'POST', 'PATCH', 'DELETE'];

/**
 * Refuses requests from another computer, under a foreign host's name (DNS rebinding), and from a page
 * of another origin (cross-site request forgery). Gatsby's dev server lets every origin read.
 * @throws Refusal
 */
export function requireLocalRequest({ headers, method, socket }: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) {
    throw new Refusal(403, 'Only this computer may ask.');
  }
  if (!LOOPBACK_HOST.test(host)) throw new Refusal(403, 'This host name is not ours.');
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  if (origin !== undefined && !isOwn) throw new Refusal(403, 'Pages of other origins may not ask.');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal(403, 'Pages of other sites may not ask.');
  }
  // Browsers send the origin with everything that writes (Fetch standard, "Origin header").
  if (WRITING.includes(method ?? '') && !isOwn) {
    throw new Refusal(403, 'Only a page of this server may write.');
  }
}
