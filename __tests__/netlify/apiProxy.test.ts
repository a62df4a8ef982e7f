/** @jest-environment node */
import { proxyCall } from '../../netlify/apiProxy';
import { MAX_BODY_BYTES } from '../../src/backend/calls';

const SITE = 'https://www.example.com';
const secrets = { host: 'https://api.example.com/v1/', token: 'secret', visitor: '203.0.113.7' };

interface Forwarded {
  url: string;
  method: string | undefined;
  redirect: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

let forwarded: Forwarded[];
let backend: () => Promise<Response>;

beforeEach(() => {
  forwarded = [];
  backend = () => Promise.resolve(Response.json({ success: true, message: 'Taken.' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    forwarded.push({
      url: String(input),
      method: init?.method,
      redirect: init?.redirect,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: init?.body,
    });
    return backend();
  });
});

afterEach(() => jest.restoreAllMocks());

/** A request as the site's own forms send it, with changes. */
function request(
  path: string,
  headers: Record<string, string | undefined> = {},
  init: RequestInit = {},
): Request {
  const all = {
    origin: SITE,
    'content-type': 'application/json',
    cookie: 'session=1',
    'user-agent': 'a browser',
    ...headers,
  };
  const given = Object.entries(all).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return new Request(SITE + path, {
    method: 'POST',
    headers: given,
    body: '{"name":"Ada"}',
    ...init,
  });
}

async function status(sent: Request): Promise<number | undefined> {
  return (await proxyCall(sent, secrets))?.status;
}

describe('the four calls', () => {
  it.each(['/api/join-us', '/api/contact-us'])('%s goes on with the credential', async (path) => {
    const answer = await proxyCall(request(path), secrets);
    expect(forwarded).toEqual([
      {
        url: `https://api.example.com/v1${path}`,
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          authorization: 'Bearer secret',
          'x-forwarded-for': '203.0.113.7',
        },
        body: '{"name":"Ada"}',
      },
    ]);
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toEqual({ success: true, message: 'Taken.' });
  });

  it.each(['/api/login', '/api/register'])('%s goes on without it', async (path) => {
    await proxyCall(request(path, { authorization: 'Bearer forged' }), secrets);
    expect(forwarded[0]?.headers).not.toHaveProperty('authorization');
  });

  it('pass on the no-cache headers of login, and no cookie', async () => {
    const noCache = { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' };
    await proxyCall(request('/api/login', noCache), secrets);
    expect(forwarded[0]?.headers).toEqual({
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.7',
      ...noCache,
    });
  });

  it.each([200, 400, 500])('give the answer of status %i as it is', async (code) => {
    backend = () => Promise.resolve(Response.json({ message: 'Words.' }, { status: code }));
    const answer = await proxyCall(request('/api/register'), secrets);
    expect(answer?.status).toBe(code);
    expect(answer?.headers.get('content-type')).toBe('application/json');
    expect(await answer?.json()).toEqual({ message: 'Words.' });
  });

  it('give an answer without a body', async () => {
    backend = () => Promise.resolve(new Response(null, { status: 204 }));
    const answer = await proxyCall(request('/api/join-us'), secrets);
    expect(answer?.status).toBe(204);
  });

  it('keep back what the backend wants to leave in the browser', async () => {
    backend = () =>
      Promise.resolve(
        new Response('{}', {
          headers: { 'set-cookie': 'a=1', 'access-control-allow-origin': '*' },
        }),
      );
    const answer = await proxyCall(request('/api/login'), secrets);
    expect(answer?.headers.has('set-cookie')).toBe(false);
    expect(answer?.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
  });

  it.each([301, 308])('follow no redirect (%i)', async (code) => {
    backend = () =>
      Promise.resolve(
        new Response(null, { status: code, headers: { location: 'https://x.example' } }),
      );
    expect(await status(request('/api/join-us'))).toBe(502);
    expect(forwarded).toHaveLength(1);
  });

  it('say 504 where the backend does not answer', async () => {
    backend = () => Promise.reject(new TypeError('connection refused'));
    const answer = await proxyCall(request('/api/join-us'), secrets);
    expect(answer?.status).toBe(504);
    expect(await answer?.text()).not.toContain('refused');
  });
});

describe('everything else', () => {
  afterEach(() => expect(forwarded).toEqual([]));

  const call = '/api/join-us';
  const long = String(MAX_BODY_BYTES + 1);

  it.each<[what: string, status: number, sent: Request]>([
    ...[
      '/api',
      '/api/users',
      '/api/join-us/',
      '/api/JOIN-US',
      '/api/%6Aoin-us',
      '/api//join-us',
    ].map((path): [string, number, Request] => [path, 404, request(path)]),
    ...['GET', 'DELETE', 'OPTIONS'].map((method): [string, number, Request] => [
      method,
      405,
      request(call, {}, { method, body: undefined }),
    ]),
    ['another site', 403, request(call, { origin: 'https://evil.example' })],
    ['another port', 403, request(call, { origin: `${SITE}:8443` })],
    ['a look-alike', 403, request(call, { origin: `${SITE}.evil.example` })],
    ['no page', 403, request(call, { origin: undefined })],
    ['an opaque origin', 403, request(call, { origin: 'null' })],
    ...['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', undefined].map(
      (type): [string, number, Request] => [
        `the type ${type}`,
        415,
        request(call, { 'content-type': type }, { body: '{}' }),
      ],
    ),
    ['a message that says it is long', 413, request(call, { 'content-length': long })],
    ['a long message', 413, request(call, {}, { body: 'ü'.repeat(MAX_BODY_BYTES / 2 + 1) })],
  ])('%s is answered with %i', async (_what, status, sent) => {
    const answer = await proxyCall(sent, secrets);
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  });
});

it('takes the longest message that is allowed', async () => {
  const body = 'x'.repeat(MAX_BODY_BYTES);
  expect(await status(request('/api/contact-us', {}, { body }))).toBe(200);
  expect(forwarded[0]?.body).toBe(body);
});

it('takes letters that arrive in pieces', async () => {
  const text = '{"name":"شركة 🙂"}';
  const body = new ReadableStream({
    start(controller) {
      for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const init = { body, duplex: 'half' };
  expect(await status(request('/api/join-us', {}, init))).toBe(200);
  expect(forwarded[0]?.body).toBe(text);
});

it('takes JSON with a charset', async () => {
  const type = 'Application/JSON; charset=utf-8';
  expect(await status(request('/api/login', { 'content-type': type }))).toBe(200);
});

describe('without its secrets', () => {
  it.each([
    ['host', { ...secrets, host: undefined }],
    ['token', { ...secrets, token: ' ' }],
  ])('leaves the request to the site (%s)', async (_name, options) => {
    expect(await proxyCall(request('/api/join-us'), options)).toBeUndefined();
    expect(forwarded).toEqual([]);
  });
});
