/** @jest-environment node */
import { createServer, type RequestListener } from 'http';
import { runScript } from '../../__tests__/support/runScript';
import { checkAddress } from './checkAddress';
import { expectedHeaders, headerComplaints } from './expectedHeaders';
import type { NetlifyRules } from './netlifyRules';
import type { AddressRow } from './siteAddresses';
import { formFindings, searchEngineLine, verifySite } from './verifySite';

/** Runs `use` with a server of this machine that answers so. */
async function withServer(
  answer: RequestListener,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    await use(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const html = (canonical: string) =>
  `<html><head><link data-x="" rel="canonical" href="https://www.example.com${canonical}"/></head></html>`;

const about: AddressRow = { address: '/about', status: 200, canonical: '/about' };
const withSlash: AddressRow = { ...about, address: '/about/?from=mail' };

const page: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(html('/about'));
};

const leadTo =
  (target: (url: string) => string | undefined): RequestListener =>
  (request, response) => {
    const location = target(request.url ?? '');
    if (location === undefined) page(request, response);
    else response.writeHead(301, { location }).end();
  };

describe('the check of an address', () => {
  it.each<[string, RequestListener, AddressRow]>([
    ['the page', page, about],
    ['the page under an address with a slash', page, withSlash],
    [
      'a redirect to the address without it',
      leadTo((url) => (url.includes('/?') ? '/about?from=mail' : undefined)),
      withSlash,
    ],
  ])('takes %s', (_name, answer, row) =>
    withServer(answer, async (origin) => {
      expect(await checkAddress(origin, row)).toEqual([]);
    }),
  );

  it.each<[string, RequestListener, AddressRow, string]>([
    [
      'another page',
      page,
      { ...about, canonical: '/risk' },
      'shows the page /about, expected /risk',
    ],
    ['another status', page, { address: '/x', status: 404 }, 'answers 200, expected 404'],
    ['another type', page, { address: '/x', status: 200, type: 'image/svg+xml' }, 'has the type'],
    ['missing words', page, { ...about, contains: 'Not Found' }, 'does not say "Not Found"'],
    ['a loop', leadTo((url) => url), about, 'is sent on and on'],
    [
      'a loop between two spellings',
      leadTo((url) => (url === '/about' ? '/About' : '/about')),
      about,
      'is sent on and on',
    ],
    [
      'a redirect that adds a slash',
      leadTo((url) => (url === '/about' ? '/about/' : undefined)),
      about,
      'is sent on to /about/',
    ],
    [
      'a redirect that loses what follows the name',
      leadTo((url) => (url === '/about' ? undefined : '/about')),
      withSlash,
      'is sent on to /about',
    ],
  ])('complains of %s', (_name, answer, row, words) =>
    withServer(answer, async (origin) => {
      expect((await checkAddress(origin, row)).join('\n')).toContain(words);
    }),
  );

  it('complains where nobody answers', async () => {
    const complaints = await checkAddress('http://127.0.0.1:1', about);
    expect(complaints).toHaveLength(1);
  });
});

describe('the check of a site', () => {
  it('finds what is wrong with a server that knows neither the pages nor the headers', () =>
    withServer(page, async (origin) => {
      const rules = [{ for: '/*', values: { 'X-Content-Type-Options': 'nosniff' }, pattern: '.*' }];
      const rows: AddressRow[] = [
        about,
        { ...about, canonical: '/risk' },
        { address: '/nowhere', status: 404 },
      ];
      const findings = await verifySite(origin, rows, { rules });
      const words = findings.flatMap(({ complaints }) => complaints).join('\n');
      expect(words).toContain('/nowhere answers 200, expected 404');
      expect(words).toContain('/about shows the page /about, expected /risk');
      expect(words).toContain('/about carries no content security policy');
      expect(words).toContain('/about has x-content-type-options: (none), expected nosniff');
    }));

  it.each([
    ['noindex', /are kept away.*LAUNCHED/],
    [undefined, /may list/],
  ])('says what X-Robots-Tag: %s means for search engines', (value, words) =>
    withServer(
      (_request, response) => {
        if (value) response.setHeader('x-robots-tag', value);
        response.end();
      },
      async (origin) => expect(await searchEngineLine(origin)).toMatch(words),
    ),
  );
});

describe('the check of the forms', () => {
  const findingsOf = async (origin: string, host?: string) =>
    (await formFindings(origin, host)).flatMap(({ complaints }) => complaints).join('\n');

  it.each([
    [404, /^\/api\/login answers 404: nothing takes what the forms send: set GATSBY_API_HOST and/],
    [403, /^$/],
  ])('of a site that names no API, and answers their call with %d', (status, words) =>
    withServer(
      ({ method }, response) => void response.writeHead(method === 'POST' ? status : 200).end(),
      async (origin) => expect(await findingsOf(origin)).toMatch(words),
    ),
  );

  it('says so where the API that the pages name does not let them in, at its full address', () =>
    withServer(
      ({ method, headers, url }, response) =>
        void response
          .writeHead(method === 'OPTIONS' && !url?.startsWith('/backend/') ? 404 : 200)
          .end(`<meta content="connect-src 'self' http://${headers.host}; media-src">`),
      async (origin) => {
        const words = await findingsOf(origin, `${origin}/backend`);
        expect(words.split('\n')).toHaveLength(4);
        expect(words).toMatch(/\/backend\/api\/login does not allow the origin http/);
      },
    ));
});

describe('the check of an answer’s headers', () => {
  const rules = runScript<NetlifyRules>('scripts/netlify-rules.ts');
  const complete = () => new Headers(Object.fromEntries(expectedHeaders(rules.headers, '/about')));

  it('takes what netlify.toml says, whatever the spaces', () => {
    const headers = complete();
    headers.set('cache-control', 'public,max-age=0,must-revalidate');
    expect(headerComplaints({ rules: rules.headers }, '/about', headers)).toEqual([]);
  });

  it('names what is missing and what differs', () => {
    const headers = complete();
    headers.delete('referrer-policy');
    headers.set('x-content-type-options', 'none');
    const complaints = headerComplaints({ rules: rules.headers }, '/about', headers);
    expect(complaints).toHaveLength(2);
    expect(complaints.join('\n')).toContain(
      '/about has referrer-policy: (none), expected strict-origin-when-cross-origin',
    );
  });
});
