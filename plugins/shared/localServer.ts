import type { IncomingMessage, ServerResponse } from 'node:http';

/** Refuses a request with an HTTP status and a sentence for the user. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const LOOPBACK_ADDRESS = /^(?:::1|127(?:\.\d{1,3}){3}|::ffff:127(?:\.\d{1,3}){3})$/;

/** Host names that DNS cannot rebind (RFC 6761, "localhost"). */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const WRITING = ['PUT', 'POST', 'PATCH', 'DELETE'];

/**
 * Refuses requests from other computers, to other host names (DNS rebinding), and from pages of other origins
 * (cross-site request forgery).
 * @throws Refusal
 */
function requireLocalRequest({ headers, method, socket }: IncomingMessage): void {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const check = (isRight: boolean, otherwise: string): void => {
    if (!isRight) throw new Refusal(403, otherwise);
  };
  check(LOOPBACK_ADDRESS.test(socket.remoteAddress ?? ''), 'Only this computer may ask.');
  check(LOOPBACK_HOST.test(host), 'This host name is not ours.');
  const isOwn = origin === `http://${host}` || origin === `https://${host}`;
  check(isOwn || origin === undefined, 'Pages of other origins may not ask.');
  check(site === 'same-origin' || site === 'none', 'Pages of other sites may not ask.');
  // Browsers send Origin with all of these methods (Fetch standard, "Origin header").
  check(isOwn || !WRITING.includes(method ?? ''), 'Only a page of this server may write.');
}

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

/** Sends an uncached response. */
export const send = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'text/plain; charset=utf-8',
) =>
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);

async function answer(handler: Handler, ...[request, response, url]: Parameters<Handler>) {
  // Gatsby's server lets every origin read responses.
  response.removeHeader('access-control-allow-origin');
  try {
    requireLocalRequest(request);
    await handler(request, response, url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (response.headersSent) response.end();
    else send(response, error instanceof Refusal ? error.status : 500, reason);
  }
}

/**
 * Creates a middleware from handlers by path. It answers only pages of `npm run develop` in a browser on this computer.
 */
export const localMiddleware =
  (handlers: Readonly<Record<string, Handler>>) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const handler = handlers[url.pathname.replace(/\/$/, '')];
    if (handler) void answer(handler, request, response, url);
    else next();
  };
