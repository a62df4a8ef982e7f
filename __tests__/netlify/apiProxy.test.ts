/** @jest-environment node */
import { proxyCall } from '../../netlify/apiProxy';
import { MAX_BODY_BYTES } from '../../src/backend/calls';

const SITE = 'https://www.example.com';
const secrets = { host: 'https://api.example.com/v1/', token: 'secret', visitor: '203.0.113.7' };

let forwarded: object[];
let backend: () => Response;

beforeEach(() => {
  forwarded = [];
  backend = () => Response.json({ success: true, message: 'Taken.' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    forwarded.push({ ...init, url, headers: Object.fromEntries(new Headers(init?.headers)) });
    return Promise.resolve(backend());
  });
});

afterEach(() => jest.restoreAllMocks());

function request(
  path: string,
  headers: Record<string, string | undefined> = {},
  init: RequestInit = {},
): Request {
  const own = { origin: SITE, 'content-type': 'application/json', cookie: 'session=1' };
  const all = Object.entries<string | undefined>({ ...own, 'user-agent': 'a browser', ...headers });
  return new Request(SITE + path, {
    method: 'POST',
    headers: all.flatMap(([name, value = '']): [string, string][] =>
      value ? [[name, value]] : [],
    ),
    body: '{"name":"Ada"}',
    ...init,
  });
}

const status = async (sent: Request) => (await proxyCall(sent, secrets))?.status;

const noCache = { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' };
const credential = { authorization: 'Bearer secret' };

describe('the four calls', () => {
  it.each([
    ['/api/join-us', credential, secrets.visitor],
    ['/api/contact-us', credential, secrets.visitor],
    ['/api/login', {}, secrets.visitor],
    ['/api/register', {}, undefined],
  ])(
    '%s is forwarded with %j, the visitor’s address (%s) and no cookie',
    async (path, adds, visitor) => {
      const sent = request(path, { ...noCache, authorization: 'Bearer forged' });
      const answer = await proxyCall(sent, { ...secrets, visitor });
      expect(forwarded).toEqual([
        {
          url: `https://api.example.com/v1${path}`,
          method: 'POST',
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            ...(visitor && { 'x-forwarded-for': visitor }),
            ...noCache,
            ...adds,
          },
          body: '{"name":"Ada"}',
        },
      ]);
      expect(await answer?.json()).toEqual({ success: true, message: 'Taken.' });
    },
  );

  it.each([200, 400, 500])('pass on an answer with status %i unchanged', async (code) => {
    backend = () => Response.json({ message: 'Words.' }, { status: code });
    const answer = await proxyCall(request('/api/register'), secrets);
    expect(answer?.status).toBe(code);
    expect(answer?.headers.get('content-type')).toBe('application/json');
    expect(await answer?.json()).toEqual({ message: 'Words.' });
  });

  it.each([
    ['give an answer without a body', 204, 204],
    ['follow no redirect', 300, 502],
    ['follow no redirect', 308, 502],
  ])('%s (%i)', async (_what, code, expected) => {
    const headers = { location: 'https://x.example' };
    backend = () => new Response(null, { status: code, headers });
    expect(await status(request('/api/join-us'))).toBe(expected);
    expect(forwarded).toHaveLength(1);
  });

  it('drop the headers by which the backend would store something in the browser', async () => {
    const headers = { 'set-cookie': 'a=1', 'access-control-allow-origin': '*' };
    backend = () => new Response('{}', { headers });
    const answer = await proxyCall(request('/api/login'), secrets);
    expect(Object.keys(headers).filter((name) => answer?.headers.has(name))).toEqual([]);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('pass on the status before the body is complete', async () => {
    backend = () => new Response(new ReadableStream({}));
    const answer = await proxyCall(request('/api/login'), secrets);
    expect(answer?.status).toBe(200);
  });

  it('abort the answer if the backend does', async () => {
    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"succ'));
        controller.error(new TypeError('reset'));
      },
    });
    backend = () => new Response(cut);
    const answer = await proxyCall(request('/api/register'), secrets);
    await expect(answer?.text()).rejects.toThrow();
  });

  it('answer 504 if the backend does not respond', async () => {
    backend = () => {
      throw new TypeError('connection refused');
    };
    const answer = await proxyCall(request('/api/join-us'), secrets);
    expect(answer?.status).toBe(504);
    expect(await answer?.text()).not.toContain('refused');
  });
});

describe('the API proxy refuses', () => {
  afterEach(() => expect(forwarded).toEqual([]));

  const call = '/api/join-us';
  const long = String(MAX_BODY_BYTES + 1);

  const sent = (what: string, status: number, ...rest: Parameters<typeof request>) =>
    [what, status, request(...rest)] as const;

  it.each([
    ...['/api', '/api/users', `${call}/`, '/api/JOIN-US', '/api/%6Aoin-us', '/api//join-us'].map(
      (path) => sent(path, 404, path),
    ),
    ...['GET', 'DELETE', 'OPTIONS'].map((method) =>
      sent(method, 405, call, {}, { method, body: undefined }),
    ),
    ...['https://evil.example', `${SITE}:8443`, `${SITE}.evil.example`, undefined, 'null'].map(
      (origin) => sent(`the origin ${origin}`, 403, call, { origin }),
    ),
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined].map(
      (type) => sent(`the type ${type}`, 415, call, { 'content-type': type }, { body: '{}' }),
    ),
    sent('a message that says it is long', 413, call, { 'content-length': long }),
    sent('a long message', 413, call, {}, { body: 'ü'.repeat(MAX_BODY_BYTES / 2 + 1) }),
  ])('%s with %i', async (_what, status, sent) => {
    const answer = await proxyCall(sent, secrets);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(await answer?.json()).toMatchObject({ success: false });
  });
});

it.each([
  ['host', { ...secrets, host: undefined }],
  ['token', { ...secrets, token: ' ' }],
])('a request falls through to the site where the %s is missing', async (_name, options) => {
  expect(await proxyCall(request('/api/join-us'), options)).toBeUndefined();
  expect(forwarded).toEqual([]);
});

it.each(['two words', 'x\u200B', 'line\nline', 'ä'])(
  'no request is sent with a credential that is invalid in a header: %j',
  async (token) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const answer = await proxyCall(request('/api/join-us'), { ...secrets, token });
    expect([answer?.status, forwarded]).toEqual([502, []]);
    expect(said.mock.calls.join()).toMatch(/^API_TOKEN is not a bearer credential/);
    expect(said.mock.calls.join()).not.toContain(token);
  },
);
