/**
 * Serves a built site as Netlify does: by the rules of netlify.toml and of the `_headers` and
 * `_redirects` that the build writes, compressed, pages without a slash, the error page for the rest.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { expectedHeaders } from './expectedHeaders';
import { listen } from './localAddresses';
import { netlifyRules, type NetlifyRules } from './netlifyRules';

/** Where the browser is sent on, by a rule or for a slash; undefined where the address is right. */
function redirectOf({ pathname, search }: URL, { redirects }: NetlifyRules): string | undefined {
  const rule = redirects.find(({ from }) => decodeURI(from) === decodeURI(pathname));
  if (rule) return `${rule.to}${search}`;
  const isFolder = pathname !== '/' && pathname.endsWith('/') && pathname !== '/admin/';
  return isFolder ? `${pathname.replace(/\/+$/, '') || '/'}${search}` : undefined;
}

/** The address of a request; where it is malformed, one at which there is nothing. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  try {
    const address = new URL(url, 'http://localhost');
    decodeURIComponent(address.pathname);
    return address;
  } catch {
    return new URL('http://localhost/malformed');
  }
}

/** Serves `folder`, as `listen` says. */
export async function serveSite(folder: string, port: number, host?: string) {
  const rules = await netlifyRules(path.join(process.cwd(), 'netlify.toml'), folder);
  const compress = compression();
  // `dev`: asks the disk for each file. One that ignores case has a file for /FMCG and /fmcg, by one name.
  const files = sirv(folder, { extensions: ['html'], etag: true, dev: true });
  const notFound = (response: ServerResponse, pathname: string) => {
    const rule = rules.redirects.find(
      ({ from, status }) => status === 404 && pathname.startsWith(from.replace('*', '')),
    );
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(readFileSync(path.join(folder, rule?.to ?? '404.html')));
  };

  const server = createServer((request, response) => {
    const address = addressOf(request);
    const target = redirectOf(address, rules);
    if (target !== undefined) {
      response.writeHead(301, { location: target }).end();
      return;
    }
    // sirv knows one spelling of each character: "&", not "%26".
    request.url = encodeURI(decodeURIComponent(address.pathname)) + address.search;
    response.setHeaders(expectedHeaders(rules.headers, address.pathname));
    compress(request, response, () => {
      // Netlify's own files in a published folder.
      const isRules = ['/_headers', '/_redirects'].includes(address.pathname);
      if (isRules) notFound(response, address.pathname);
      else files(request, response, () => notFound(response, address.pathname));
    });
  });
  return listen(server, port, host);
}
