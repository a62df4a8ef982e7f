/** @jest-environment node */
import { proxyCall } from '../../netlify/apiProxy';
import type { NetlifyRules } from '../../scripts/lib/site/netlifyRules';
import { MAX_BODY_BYTES } from '../../src/backend/calls';
import { runScript } from '../support/runScript';

const SITE = 'https://www.example.com';
const secrets = { host: 'https://api.example.com/v1/', token: 'secret', visitor: '203.0.113.7' };

const { headers: rules } = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts');

/** The value that netlify.toml sets for every file: the function sets the same header for itself. */
const ofOtherFiles = (name: string) => rules.find(({ values }) => name in values)?.values[name];

let forwarded: object[];
let signals: (AbortSignal | null | undefined)[];
let backend: () => Response;

beforeEach(() => {
  forwarded = [];
  signals = [];
  backend = () => Response.json({ success: true, message: 'Taken.' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { signal, ...rest } = init ?? {};
    signals.push(signal);
    forwarded.push({ ...rest, url, headers: Object.fromEntries(new Headers(init?.headers)) });
    return Promise.resolve(backend());
  });
});

afterEach(() => jest.restoreAllMocks());

/** With what Node asks for beside a stream; TypeScript's types of browsers do not know it. */
type Init = RequestInit & { duplex?: 'half' };

function request(
  path: string,
  headers: Record<string, string | undefined> = {},
  init: Init = {},
): Request {
  const own = { origin: SITE, 'content-type': 'application/json', cookie: 'session=1' };
  const all = Object.entries<string | undefined>({ ...own, 'user-agent': 'a browser', ...headers });
  return new Request(SITE + path, {
    method: 'POST',
    headers: all.flatMap(([name, value = '']): [string, string][] =>
      value ? [[name, value]] : [],
    ),
    body: JSON.stringify(messages[path] ?? {}),
    ...init,
  });
}

const messages: Record<string, object> = {
  '/api/join-us': { name: 'Ada', co_email: 'ada@example.com', service: 'Tactical' },
  '/api/contact-us': {
    first_name: 'Ada',
    last_name: 'L',
    email: 'a@b.example',
    phone: '1',
    message: '',
  },
  '/api/login': { username: 'ada', password: 'p' },
  '/api/register': {
    name: 'Ada',
    username: 'ada',
    phone: '1',
    email: 'a@b.example',
    password: 'p',
  },
};

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
          body: JSON.stringify(messages[path]),
        },
      ]);
      expect(answer?.status).toBe(200);
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
      'x-content-type-options': ofOtherFiles('X-Content-Type-Options'),
      'strict-transport-security': ofOtherFiles('Strict-Transport-Security'),
      'cross-origin-resource-policy': ofOtherFiles('Cross-Origin-Resource-Policy'),
    });
  });

  it.each([
    ['/api/join-us', 200, 200],
    ['/api/login', 200, 200],
    ['/api/login', 500, 500],
    ['/api/contact-us', 200, 200],
  ])('%s passes on the status %i before the body is complete', async (path, code, expected) => {
    backend = () => new Response(new ReadableStream({}), { status: code });
    const answer = await proxyCall(request(path), secrets);
    expect([answer?.status, await answer?.text()]).toEqual([expected, '']);
  });

  const cut = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"succ'));
        controller.error(new TypeError('reset'));
      },
    });

  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(32)),
    });

  it.each([
    ['is cut off', 504, '', cut],
    ['never ends', 502, '', endless],
    ['is too long', 502, '', () => JSON.stringify({ message: 'x'.repeat(100_000) })],
    ['is no JSON', 400, '', () => '<script>alert(1)</script>'],
    ['is empty', 400, '', () => null],
    ['is JSON', 400, '{"message":"<b>"}', () => '{ "message": "<b>" }'],
  ])(
    'an answer that %s becomes %i with %j, in a type of its own',
    async (_what, code, text, body) => {
      const headers = {
        'content-type': 'text/html',
        'content-security-policy': 'sandbox allow-scripts',
      };
      backend = () => new Response(body(), { status: 400, headers });
      const answer = await proxyCall(request('/api/register'), secrets);
      const said = code < 500 ? text : '{"success":false,"message":""}';
      expect([answer?.status, await answer?.text()]).toEqual([code, said]);
      expect(answer?.headers.get('content-type')).toBe(said ? 'application/json' : null);
      expect(answer?.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*sandbox$/,
      );
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('answer 504 after thirty seconds', async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    backend = () => new Response(new ReadableStream({ pull: () => clock.abort() }));
    expect(await status(request('/api/register'))).toBe(504);
    expect(timeout.mock.calls).toEqual([[30_000]]);
    expect(signals).toEqual([clock.signal]);
  });

  it('answer 408 to a message that is still under way by then', async () => {
    const clock = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    const body = new ReadableStream({ pull: () => clock.abort() });
    expect(await status(request('/api/join-us', {}, { body, duplex: 'half' }))).toBe(408);
    expect(forwarded).toEqual([]);
  });

  it('send their own fields alone', async () => {
    const lead = { name: 'Ada', service: 'Tactical' };
    const body = JSON.stringify({ role: 'admin', ...lead, password: 'p' }).replace(
      '}',
      ',"__proto__":{"co_email":"x"},"constructor":1}',
    );
    await proxyCall(request('/api/join-us', {}, { body }), secrets);
    expect(forwarded).toEqual([expect.objectContaining({ body: JSON.stringify(lead) })]);
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
    ...[
      'application/json; charset=utf-16',
      'application/json, text/html',
      'application/json; charset=utf-8; boundary=x',
    ].map((type) => sent(`the type ${type}`, 415, call, { 'content-type': type })),
    sent('an encoded message', 415, call, { 'content-encoding': 'gzip' }),
    ...['', '{', '"Ada"', 'null', '[]', '[{"name":"Ada"}]', '{}{}'].map((body) =>
      sent(`the message ${body}`, 400, call, {}, { body }),
    ),
    ...[1, null, true, ['Ada'], { $ne: '' }].map((name) =>
      sent(`the name ${JSON.stringify(name)}`, 400, call, {}, { body: JSON.stringify({ name }) }),
    ),
    sent('a long name', 413, call, {}, { body: JSON.stringify({ name: 'x'.repeat(100_001) }) }),
    sent('a message that says it is long', 413, call, { 'content-length': long }),
    sent('a long message', 413, call, {}, { body: 'ü'.repeat(MAX_BODY_BYTES / 2 + 1) }),
  ])('%s with %i', async (_what, status, sent) => {
    const answer = await proxyCall(sent, secrets);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(await answer?.json()).toMatchObject({ success: false });
  });
});

it('a request falls through to the site where the mode is not in use', async () => {
  const unset = { ...secrets, host: undefined, token: ' ' };
  expect(await proxyCall(request('/api/join-us'), unset)).toBeUndefined();
  expect(forwarded).toEqual([]);
});

it.each<[object, RegExp]>([
  [{ host: undefined }, /^API_HOST is not set/],
  [{ token: ' ' }, /^API_TOKEN is not set/],
  ...[
    'http://api.example.com',
    'javascript:1',
    'api.example.com',
    'https://user:word@api.example.com',
    'https://api.example.com?key=1',
    'https://api.example.com#a',
    'https://api.example.com\u200B',
  ].map((host): [object, RegExp] => [{ host }, /^API_HOST is ".*Expected/]),
])('no request is sent with %j, and the visitor hears nothing of it', async (wrong, says) => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  const answer = await proxyCall(request('/api/login'), { ...secrets, ...wrong });
  expect([answer?.status, forwarded]).toEqual([502, []]);
  expect(await answer?.json()).toEqual({ success: false, message: '' });
  expect(said.mock.calls.join()).toMatch(says);
});

it('a host on this computer may be without https', async () => {
  const local = { ...secrets, host: ' http://localhost:9001/ ' };
  expect((await proxyCall(request('/api/login'), local))?.status).toBe(200);
  expect(forwarded).toMatchObject([{ url: 'http://localhost:9001/api/login' }]);
});

it.each(['two words', 'x\u200B', 'line\nline', 'ä'])(
  'no request is sent with a credential that is invalid in a header: %j',
  async (token) => {
    const said = jest.spyOn(console, 'error').mockImplementation();
    const answer = await proxyCall(request('/api/join-us'), { ...secrets, token });
    expect([answer?.status, forwarded]).toEqual([502, []]);
    expect(said.mock.calls.join()).toMatch(/^API_TOKEN holds .* Expected/);
    expect(said.mock.calls.join()).not.toContain(token);
  },
);
