/**
 * Serves public/ as Netlify does: by the rules of netlify.toml and of the build's `_headers` and `_redirects`,
 * compressed, with pages at addresses without a slash and the error page for unknown ones.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { listen } from '../processes/localAddresses';
import { expectedHeaders } from './expectedHeaders';
import { netlifyRules, type NetlifyRules } from './netlifyRules';

/** The address that a request is redirected to, by a rule or because of slashes at its beginning or its end. */
function redirectOf({ pathname, search }: URL, { redirects }: NetlifyRules): string | undefined {
  const single = pathname.replace(/^\/+/, '/');
  if (single !== pathname) return `${single}${search}`;
  const rule = redirects.find(({ from }) => decodeURI(from) === decodeURI(pathname));
  if (rule) return `${rule.to}${search}`;
  const isFolder = pathname !== '/' && pathname.endsWith('/') && pathname !== '/admin/';
  return isFolder ? `${pathname.replace(/\/+$/, '') || '/'}${search}` : undefined;
}

/**
 * The URL of a request; a malformed one becomes an address that does not exist. The path follows the host as text,
 * because a parser would take the beginning of "//evil.example/" for a host.
 */
function addressOf({ url = '/' }: IncomingMessage): URL {
  try {
    const address = new URL(`http://localhost${url}`);
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return new URL('http://localhost/malformed');
  }
}

const FOLDER = 'public';

/**
 * Starts the server, with the arguments and the result of `listen`.
 * @param ownPages HTML served in place of a page of public/, by path
 */
export async function serveSite(
  port: number,
  host?: string,
  ownPages: Readonly<Record<string, string>> = {},
) {
  const rules = await netlifyRules('netlify.toml', FOLDER);
  const compress = compression();
  // `dev` checks the disk on each request: if the disk ignores case, /FMCG and /fmcg are one file, found by either
  // name.
  const files = sirv(FOLDER, { extensions: ['html'], etag: true, dev: true });
  const notFound = (response: ServerResponse, pathname: string) => {
    const rule = rules.redirects.find(
      ({ from, status }) => status === 404 && pathname.startsWith(from.replace('*', '')),
    );
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(readFileSync(path.join(FOLDER, rule?.to ?? '404.html')));
  };

  const server = createServer((request, response) => {
    const address = addressOf(request);
    const target = redirectOf(address, rules);
    if (target !== undefined) {
      response.writeHead(301, { location: target }).end();
      return;
    }
    // sirv expects one encoding of each character: "&", not "%26".
    request.url = encodeURI(decodeURIComponent(address.pathname)) + address.search;
    response.setHeaders(expectedHeaders(rules.headers, address.pathname));
    compress(request, response, () => {
      const ownPage = ownPages[address.pathname];
      if (ownPage !== undefined) {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(ownPage);
        return;
      }
      // Netlify reads these two and does not serve them.
      const isRules = ['/_headers', '/_redirects'].includes(address.pathname);
      if (isRules) notFound(response, address.pathname);
      else files(request, response, () => notFound(response, address.pathname));
    });
  });
  return listen(server, port, host);
}
