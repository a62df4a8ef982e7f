/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { runScript } from '../../../__tests__/support/runScript';
import { listen } from '../processes/localAddresses';
import { expectedHeaders, headerComplaints } from '../site/expectedHeaders';
import type { NetlifyRules } from '../site/netlifyRules';
import type { AddressRow } from '../site/siteAddresses';
import { checkAddress } from './checkAddress';
import { formResults, httpResult, verifySite, type CheckResult } from './verifySite';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Starts a local server. Returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(createServer(listener));
  close = server.close;
  return server.origin;
}

const complaintsIn = (results: readonly CheckResult[]) =>
  results.flatMap(({ complaints }) => complaints).join('\n');

const about: AddressRow = { address: '/about', status: 200, canonical: '/about' };

const page: RequestListener = (_request, response) => {
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end('<link data-x="" rel="canonical" href="https://www.example.com/about"/>');
};

const redirectTo =
  (target: (url: string) => string | undefined): RequestListener =>
  (request, response) => {
    const location = target(request.url ?? '');
    if (location === undefined) page(request, response);
    else response.writeHead(301, { location }).end();
  };

it.each<[string, RequestListener, AddressRow, RegExp]>([
  ['accepts the right page', page, about, /^$/],
  [
    'complains of another page',
    page,
    { ...about, canonical: '/risk' },
    /shows the page \/about, expected \/risk/,
  ],
  ['complains of a redirect loop', redirectTo((url) => url), about, /redirects without end/],
  [
    'complains of a connection that is closed',
    (_request, response) => void response.destroy(),
    about,
    /^\/about: /,
  ],
])('the check of an address %s', async (_title, listener, row, complaint) => {
  const origin = await serve(listener);
  expect((await checkAddress(origin, row)).join('\n')).toMatch(complaint);
});

it('the check of a site complains of missing pages, policy and headers', async () => {
  const rules = [{ for: '/*', values: { 'X-Content-Type-Options': 'nosniff' }, pattern: '.*' }];
  const rows: AddressRow[] = [about, { address: '/nowhere', status: 404 }];
  const complaints = complaintsIn(await verifySite(await serve(page), rows, rules));
  expect(complaints).toContain('/nowhere answers 200, expected 404');
  expect(complaints).toContain('/about carries no content security policy');
  expect(complaints).toContain('/about has x-content-type-options: (none), expected nosniff');
  expect(complaints).toContain('/about has the policy "", expected frame-ancestors');
});

it('the check of HTTP complains of a host that does not answer', async () => {
  const origin = await serve(page);
  await close?.();
  const { complaints } = await httpResult(origin.replace('http:', 'https:'));
  expect(complaints).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

describe('the check of the forms', () => {
  it('complains about a site that names no API and has no edge function', async () => {
    const origin = await serve(({ method }, response) => {
      response.writeHead(method === 'POST' ? 404 : 200).end();
    });
    expect(complaintsIn(await formResults(origin))).toMatch(
      /^\/api\/login answers 404: nothing takes/,
    );
  });

  it('names the full address of an API that does not allow the pages', async () => {
    const origin = await serve(({ method, headers, url }, response) => {
      response
        .writeHead(method === 'OPTIONS' && !url?.startsWith('/backend/') ? 404 : 200)
        .end(`<meta content="connect-src 'self' http://${headers.host}; media-src">`);
    });
    const complaints = complaintsIn(await formResults(origin, `${origin}/backend`));
    expect(complaints.split('\n')).toHaveLength(4);
    expect(complaints).toMatch(/\/backend\/api\/login does not allow the origin http/);
  });
});

it('the check of headers names those that are missing or differ, spaces aside', () => {
  const { headers: rules } = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts');
  const headers = new Headers(Object.fromEntries(expectedHeaders(rules, '/about')));
  headers.set('cache-control', 'public,max-age=0,must-revalidate');
  expect(headerComplaints(rules, '/about', headers)).toEqual([]);
  headers.delete('referrer-policy');
  headers.set('x-content-type-options', 'none');
  expect(headerComplaints(rules, '/about', headers).sort()).toEqual([
    '/about has referrer-policy: (none), expected strict-origin-when-cross-origin',
    '/about has x-content-type-options: none, expected nosniff',
  ]);
});
