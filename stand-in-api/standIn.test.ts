/** @jest-environment node */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS, callNames, type CallName } from '../src/backend/calls';
import { createServer, startStandIn } from './server';

const TOKEN = 'a-token';
const ORIGIN = 'http://localhost:9000';
const bearer = { authorization: `Bearer ${TOKEN}` };

/** A valid value for each kind of field. */
const values = { text: 'Ada', email: 'ada@example.com', password: ' a secret ' };

const bodyOf = (name: CallName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(CALLS[name].fields).map(([field, kind]) => [field, values[kind]]),
  );

const inboxFile = path.join(mkdtempSync(path.join(tmpdir(), 'stand-in-')), 'inbox.jsonl');
let lines: string[];
let standIn: Awaited<ReturnType<typeof startStandIn>>;

beforeEach(async () => {
  lines = [];
  standIn = await startStandIn({ token: TOKEN, inboxFile, log: (line) => lines.push(line) });
});

afterEach(() => standIn.close());

const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(standIn.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const send = (name: CallName, changes: object = {}) =>
  post(`/api/${name}`, { ...bodyOf(name), ...changes }, { ...bearer, origin: ORIGIN });

const breakCall = async (call: CallName, fault: unknown) =>
  expect((await post('/__faults', { call, fault })).status).toBe(200);

async function ask(address: string): Promise<unknown> {
  return (await fetch(standIn.url + address)).json();
}

const preflight = (name: CallName, origin = ORIGIN) =>
  fetch(`${standIn.url}/api/${name}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

const refused = { success: false, message: expect.any(String) };
const accepted = { success: true, message: expect.any(String) };

describe.each(callNames())('the stand-in’s call %s', (name) => {
  beforeEach(async () => {
    if (name === 'login') await send('register');
  });

  it('accepts exactly its fields and stores all but the password', async () => {
    const answer = await send(name);
    expect([answer.status, await answer.json()]).toEqual([200, accepted]);
    const kept = Object.entries(bodyOf(name)).filter(([field]) => field !== 'password');
    const message = { ...Object.fromEntries(kept), succeeded: true };
    expect(await ask('/__inbox')).toMatchObject({ [name]: [message] });
    expect(readFileSync(inboxFile, 'utf8') + lines.join()).not.toContain(values.password.trim());
  });

  const wrong: object[] = [
    [],
    { ...bodyOf(name), privacyAccepted: true },
    ...Object.entries(CALLS[name].fields).flatMap(([field, kind]) =>
      [undefined, null, 5, '', ...(kind === 'password' ? [] : [' \n'])]
        .concat(kind === 'email' ? ['ada', 'ada@example', 'a b@example.com'] : [])
        .map((value) => ({ ...bodyOf(name), [field]: value })),
    ),
  ];

  it('answers anything else with 422 and stores nothing', async () => {
    const before = await ask('/__inbox');
    for (const body of wrong) {
      const answer = await post(`/api/${name}`, body, bearer);
      expect([body, answer.status, await answer.json()]).toEqual([body, 422, refused]);
    }
    expect(await ask('/__inbox')).toEqual(before);
  });

  it(`${CALLS[name].hasBearer ? 'requires' : 'needs no'} credential`, async () => {
    const { status } = await post(`/api/${name}`, bodyOf(name), { authorization: TOKEN });
    expect(status).toBe(CALLS[name].hasBearer ? 401 : 200);
  });
});

describe('an account of the stand-in', () => {
  beforeEach(() => send('register'));

  it('accepts its username in any letter case and with outer spaces', async () => {
    expect((await send('login', { username: ' aDA ' })).status).toBe(200);
  });

  it.each([{ password: 'a secret' }, { username: 'bo' }, { username: values.email }])(
    'does not accept %j',
    async (changes) => {
      const answer = await send('login', changes);
      expect([answer.status, await answer.json()]).toEqual([401, refused]);
      expect(await ask('/__inbox')).toMatchObject({ login: [{ succeeded: false }] });
    },
  );

  it.each([
    { username: ' aDA ', email: 'other@example.com' },
    { username: 'other', email: 'Ada@example.COM' },
  ])('cannot be registered again as %j', async (changes) => {
    const answer = await send('register', changes);
    expect([answer.status, await answer.json()]).toEqual([409, refused]);
  });
});

describe('the stand-in', () => {
  it('listens on the loopback address only', () => {
    expect(standIn.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each(['http://localhost:9000', 'http://127.0.0.1:8000', 'http://[::1]:5555'])(
    'allows pages of %s to call it with the headers of the site',
    async (origin) => {
      const { status, headers } = await preflight('login', origin);
      expect([status, Object.fromEntries(headers)]).toMatchObject([
        204,
        {
          'access-control-allow-origin': origin,
          'access-control-allow-headers':
            'Authorization, Content-Type, Cache-Control, Pragma, Expires',
          'access-control-max-age': '0',
        },
      ]);
    },
  );

  it.each([
    'https://example.com',
    'null',
    'http://localhost.example',
    'http://localhost@x.example',
  ])('refuses pages of %s', async (origin) => {
    for (const answer of await Promise.all([
      preflight('login', origin),
      post('/__faults', {}, { origin }),
    ])) {
      expect(answer.status).toBe(403);
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  });

  it('refuses a Host that is not this machine', async () => {
    const server = createServer({ token: TOKEN });
    const ask = (host: string) => server.inject({ url: '/__inbox', headers: { host } });
    expect((await ask('localhost:9001')).statusCode).toBe(200);
    expect((await ask('rebound.example:9001')).statusCode).toBe(403);
    await server.close();
  });
});

describe('a fault of the stand-in', () => {
  it.each<[unknown, number, unknown]>([
    [{ body: '{' }, 200, '{'],
    ['html', 502, expect.stringContaining('<h1>')],
    [503, 503, '{"success":false,"message":"The stand-in was asked to answer 503."}'],
    [302, 200, '{"success":true,"message":"The redirect has been followed."}'],
    [{ preset: 'html', status: 200 }, 200, expect.stringContaining('<h1>')],
  ])('replaces the call’s response: %j', async (fault, status, body) => {
    await breakCall('contact-us', fault);
    const answer = await send('contact-us');
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    // On a kept-alive connection, a browser silently repeats a request that was reset.
    expect(answer.headers.get('connection')).toBe('close');
    expect((await send('join-us')).status).toBe(200);
    expect(await ask('/__inbox')).toMatchObject({ 'contact-us': [], 'join-us': [{}] });
    await fetch(`${standIn.url}/__faults`, { method: 'DELETE' });
    expect((await send('contact-us')).status).toBe(200);
  });

  it('can hide the response by CORS, but not the preflight', async () => {
    const isReadable = ({ headers }: Response) => headers.has('access-control-allow-origin');
    await breakCall('login', 'cors-unreadable');
    expect(isReadable(await preflight('login'))).toBe(true);
    expect(isReadable(await send('login'))).toBe(false);
  });

  it.each([null, 'unknown', 'toString', 199, 600, 200.5, '500', {}, { status: '200' }, { x: 1 }])(
    'cannot be %j',
    async (fault) => {
      expect((await post('/__faults', { call: 'login', fault })).status).toBe(422);
    },
  );
});

it('the stand-in lists each request, and logs it without its body', async () => {
  await breakCall('login', 503);
  await send('login');
  await send('register');
  await post('/api/contact-us?x=1', bodyOf('contact-us'));
  expect(await ask('/__requests')).toEqual([
    { call: 'login', status: 503 },
    { call: 'register', status: 200 },
    { call: 'contact-us', status: 401 },
  ]);
  expect(lines.filter((line) => line.includes('POST')).map((line) => line.slice(25))).toEqual([
    'POST /__faults 200',
    'POST /api/login 503 (fault: status 503)',
    'POST /api/register 200',
    'POST /api/contact-us?x=1 401',
  ]);
});
