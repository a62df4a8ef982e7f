/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { runScript } from '../../__tests__/support/runScript';
import { checkAddress } from './checkAddress';
import { expectedHeaders, headerComplaints } from './expectedHeaders';
import { listen } from './localAddresses';
import type { NetlifyRules } from './netlifyRules';
import type { AddressRow } from './siteAddresses';
import { formFindings, verifySite, type Finding } from './verifySite';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** The origin of a server of this machine that answers so. */
async function serve(answer: RequestListener): Promise<string> {
  const server = await listen(createServer(answer));
  close = server.close;
  return server.origin;
}

const wordsOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ complaints }) => complaints).join('\n');

const about: AddressRow = { address: '/about', status: 200, canonical: '/about' };

const page: RequestListener = (_request, response) => {
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end('<link data-x="" rel="canonical" href="https://www.example.com/about"/>');
};

const leadTo =
  (target: (url: string) => string | undefined): RequestListener =>
  (request, response) => {
    const location = target(request.url ?? '');
    if (location === undefined) page(request, response);
    else response.writeHead(301, { location }).end();
  };

it.each<[string, RequestListener, AddressRow, RegExp]>([
  ['takes the page', page, about, /^$/],
  [
    'finds another page',
    page,
    { ...about, canonical: '/risk' },
    /shows the page \/about, expected \/risk/,
  ],
  ['finds a loop', leadTo((url) => url), about, /is sent on and on/],
  ['finds no answer', (_request, response) => void response.destroy(), about, /^\/about: /],
])('the check of an address %s', async (_what, answer, row, words) => {
  const origin = await serve(answer);
  expect((await checkAddress(origin, row)).join('\n')).toMatch(words);
});

it('the check of a site finds a server that knows neither the pages nor the headers', async () => {
  const rules = [{ for: '/*', values: { 'X-Content-Type-Options': 'nosniff' }, pattern: '.*' }];
  const rows: AddressRow[] = [about, { address: '/nowhere', status: 404 }];
  const words = wordsOf(await verifySite(await serve(page), rows, rules));
  expect(words).toContain('/nowhere answers 200, expected 404');
  expect(words).toContain('/about carries no content security policy');
  expect(words).toContain('/about has x-content-type-options: (none), expected nosniff');
});

describe('the check of the forms', () => {
  it('says so where a site names no API, and has nobody for their call', async () => {
    const origin = await serve(({ method }, response) => {
      response.writeHead(method === 'POST' ? 404 : 200).end();
    });
    expect(wordsOf(await formFindings(origin))).toMatch(/^\/api\/login answers 404: nothing takes/);
  });

  it('says so where the API that the pages name does not let them in, at its full address', async () => {
    const origin = await serve(({ method, headers, url }, response) => {
      response
        .writeHead(method === 'OPTIONS' && !url?.startsWith('/backend/') ? 404 : 200)
        .end(`<meta content="connect-src 'self' http://${headers.host}; media-src">`);
    });
    const words = wordsOf(await formFindings(origin, `${origin}/backend`));
    expect(words.split('\n')).toHaveLength(4);
    expect(words).toMatch(/\/backend\/api\/login does not allow the origin http/);
  });
});

it('the check of an answer’s headers names what is missing and what differs, spaces aside', () => {
  const { headers: rules } = runScript<NetlifyRules>('scripts/netlify-rules.ts');
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
