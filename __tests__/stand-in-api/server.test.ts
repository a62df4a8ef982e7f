/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStandIn, type RunningStandIn } from '../../stand-in-api/startStandIn';
import { sendRequest, type SentRequest } from './sendRequest';

const token = 'a-token';
const origin = 'http://localhost:9000';
const bearer = { authorization: `Bearer ${token}` };

const lead = { name: 'Ada', co_email: 'ada@example.com', service: 'Tactical' };
const message = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: '+971 4 000 0000',
  message: 'Hello',
};
const account = {
  name: 'Ada Byron',
  username: 'Ada',
  phone: '1',
  email: 'Ada@Example.com',
  password: 'a secret',
};

let folder: string;
let lines: string[];
let standIn: RunningStandIn;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stand-in-server-'));
  lines = [];
  standIn = await startStandIn({
    folder,
    token,
    now: () => new Date('2024-11-07T08:00:00Z'),
    log: (line) => lines.push(line),
  });
});

afterEach(async () => {
  await standIn.close();
  await rm(folder, { recursive: true, force: true });
});

const send = (request: SentRequest) => sendRequest(Number(new URL(standIn.url).port), request);

const post = (url: string, body?: unknown, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const orderFault = async (call: string, fault: unknown, times?: number) => {
  const response = await post('/__faults', { call, fault, ...(times !== undefined && { times }) });
  expect(response.statusCode).toBe(200);
};

const list = async (url: string) => {
  const value = (await send({ url })).json();
  if (!Array.isArray(value)) throw new Error(`${url} gives no list.`);
  return value.map((entry: unknown) => entry);
};

const inbox = async () => {
  const value = (await send({ url: '/__inbox' })).json();
  if (typeof value !== 'object' || value === null) throw new Error('The inbox is no object.');
  const calls: Record<string, unknown> = { ...value };
  return calls;
};

describe('POST /api/join-us and /api/contact-us', () => {
  it.each([
    ['join-us', lead],
    ['contact-us', message],
  ])('keep what arrives: %s', async (call, body) => {
    const response = await post(`/api/${call}`, body, bearer);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true });
    expect((await inbox())[call]).toEqual([
      { id: expect.any(String), at: '2024-11-07T08:00:00.000Z', ...body },
    ]);
  });

  it.each([
    ['no credential', undefined],
    ['a wrong one', 'Bearer wrong'],
    ['an empty one', 'Bearer '],
    ['another scheme', `Basic ${token}`],
    ['the bare token', token],
  ])('answer 401 to %s and keep nothing', async (_, authorization) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const [call, body] of [
      ['join-us', lead],
      ['contact-us', message],
    ] as const) {
      const response = await post(`/api/${call}`, body, headers);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ success: false, message: expect.any(String) });
      expect((await inbox())[call]).toEqual([]);
    }
  });

  it('answer 422 to anything that is not exactly their fields', async () => {
    for (const body of [{}, [], { ...lead, name: 5 }, { ...lead, privacyAccepted: true }]) {
      const response = await post('/api/join-us', body, bearer);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toEqual({ success: false, message: expect.stringMatching(/\.$/) });
    }
    expect((await inbox())['join-us']).toEqual([]);
  });

  it.each(['{"name": ', '', 'text', '{"__proto__": {"name": "x"}}'])(
    'answer 400 to JSON that is malformed: %s',
    async (payload) => {
      const response = await post('/api/join-us', payload, bearer);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ success: false, message: expect.any(String) });
    },
  );

  it('take a message of 100,000 characters, and answer 413 beyond a megabyte', async () => {
    const long = '\u0001'.repeat(100_000);
    const accepted = await post('/api/contact-us', { ...message, message: long }, bearer);
    expect(accepted.statusCode).toBe(200);
    expect((await inbox())['contact-us']).toEqual([expect.objectContaining({ message: long })]);
    const tooLong = await post(
      '/api/contact-us',
      { ...message, message: 'x'.repeat(1_100_000) },
      bearer,
    );
    expect(tooLong.statusCode).toBe(413);
  });
});

describe('POST /api/register and /api/login', () => {
  it('register once, and log in with what was registered', async () => {
    const registered = await post('/api/register', account);
    expect(registered.statusCode).toBe(200);
    expect(registered.json()).toEqual({ success: true, message: expect.any(String) });

    const right = await post('/api/login', { username: ' ADA ', password: 'a secret' });
    expect(right.statusCode).toBe(200);
    for (const wrong of [
      { username: 'ada', password: 'A secret' },
      { username: 'bo', password: 'a secret' },
      { username: 'ada@example.com', password: 'a secret' },
    ]) {
      const response = await post('/api/login', wrong);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ success: false, message: expect.any(String) });
    }
    expect((await inbox()).login).toMatchObject([
      { username: ' ADA ', succeeded: true },
      { username: 'ada', succeeded: false },
      { username: 'bo', succeeded: false },
      { username: 'ada@example.com', succeeded: false },
    ]);
  });

  it.each([
    ['username', { ...account, username: ' aDA ', email: 'other@example.com' }],
    ['e-mail address', { ...account, username: 'other', email: ' ada@example.COM ' }],
  ])('answer 409 to a %s that is taken', async (_, second) => {
    await post('/api/register', account);
    const response = await post('/api/register', second);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ success: false, message: expect.any(String) });
    expect((await inbox()).register).toHaveLength(1);
  });

  it('register one of two that want the same name at the same moment', async () => {
    const answers = await Promise.all([account, account].map((one) => post('/api/register', one)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await inbox()).register).toHaveLength(1);
  });

  it('write no password anywhere', async () => {
    await post('/api/register', account);
    await post('/api/login', { username: 'ada', password: account.password });
    const files = await Promise.all(
      ['register.json', 'login.json'].map((file) => readFile(path.join(folder, file), 'utf8')),
    );
    const requests = (await send({ url: '/__requests' })).body;
    for (const text of [...files, requests, lines.join()])
      expect(text).not.toContain(account.password);
    expect(files[0]).toContain('scrypt$');
    expect(JSON.stringify(await inbox())).not.toContain('scrypt$');
  });

  it('keep accounts over a restart', async () => {
    await post('/api/register', account);
    await standIn.close();
    standIn = await startStandIn({ folder, token });
    expect((await post('/api/login', { username: 'ada', password: 'a secret' })).statusCode).toBe(
      200,
    );
  });
});

describe('CORS', () => {
  const preflight = (from: string, url = '/api/login') =>
    send({
      method: 'OPTIONS',
      url,
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it.each(['http://localhost:9000', 'http://127.0.0.1:8000', 'http://[::1]:5555'])(
    'lets %s in, with the headers that the site sends',
    async (from) => {
      const { statusCode, headers } = await preflight(from);
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': from,
        'access-control-allow-headers':
          'Authorization, Content-Type, Cache-Control, Pragma, Expires',
        'access-control-allow-methods': 'GET, POST',
        'access-control-max-age': '0',
      });
      const answer = await post('/api/login', {}, { origin: from });
      expect(answer.headers['access-control-allow-origin']).toBe(from);
    },
  );

  it.each(['https://example.com', 'null', 'http://localhost.example'])(
    'keeps %s out',
    async (from) => {
      const { statusCode, headers } = await preflight(from);
      expect(statusCode).toBe(404);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      const answer = await post('/api/login', {}, { origin: from });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('faults', () => {
  const contact = () => post('/api/contact-us', message, { ...bearer, origin });

  it('take the place of the call as often as ordered, and keep nothing', async () => {
    await orderFault('contact-us', 503, 2);
    expect((await contact()).statusCode).toBe(503);
    expect((await contact()).statusCode).toBe(503);
    expect((await inbox())['contact-us']).toEqual([]);
    expect((await contact()).statusCode).toBe(200);
    expect((await inbox())['contact-us']).toHaveLength(1);
  });

  it('leave the other calls alone', async () => {
    await orderFault('contact-us', 500);
    expect((await post('/api/join-us', lead, bearer)).statusCode).toBe(200);
  });

  it('answer exactly what was ordered, readable by the site', async () => {
    await orderFault('contact-us', {
      status: 418,
      body: 'Tea',
      contentType: 'text/plain',
      headers: { 'Retry-After': '5' },
    });
    const { statusCode, body, headers } = await contact();
    expect({ statusCode, body }).toEqual({ statusCode: 418, body: 'Tea' });
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '3',
      'retry-after': '5',
      'access-control-allow-origin': origin,
    });
  });

  it.each([
    ['empty', 200, ''],
    ['malformed-json', 200, expect.not.stringMatching(/}$/)],
    ['html', 502, expect.stringContaining('<h1>')],
    ['message-markup', 400, expect.stringContaining('<b>')],
    ['message-long', 400, expect.stringMatching(/^.{10000,}$/)],
  ])('answer by their name: %s', async (name, status, body: unknown) => {
    await orderFault('contact-us', name);
    const response = await contact();
    expect(response.statusCode).toBe(status);
    expect(response.body).toEqual(body);
  });

  it.each([
    ['message-absent', { success: false }],
    ['message-empty', { success: false, message: '' }],
    ['message-number', { success: false, message: 42 }],
    ['message-object', { success: false, message: { text: 'Nested' } }],
    ['success-absent', { message: expect.any(String) }],
    ['success-string', { success: 'true', message: expect.any(String) }],
    ['success-false', { success: false, message: expect.any(String) }],
  ])('answer by their name: %s', async (name, answer: unknown) => {
    await orderFault('register', name);
    expect((await post('/api/register', account)).json()).toEqual(answer);
  });

  it('refuse by CORS in the preflight, and in the answer', async () => {
    const preflight = () =>
      send({
        method: 'OPTIONS',
        url: '/api/contact-us',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    await orderFault('contact-us', 'cors-refused', 1);
    expect((await preflight()).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await preflight()).headers).toHaveProperty('access-control-allow-origin');

    await orderFault('contact-us', 'cors-unreadable', 1);
    expect((await preflight()).headers).toHaveProperty('access-control-allow-origin');
    expect((await contact()).headers).not.toHaveProperty('access-control-allow-origin');
    expect((await inbox())['contact-us']).toHaveLength(1);
  });

  it('hold back the answer, not the message', async () => {
    await orderFault('contact-us', { delay: 600_000 });
    const answered = contact().then(
      () => 'answered',
      () => 'cut',
    );
    while (!JSON.stringify(await inbox()).includes(message.message));
    expect(await list('/__requests')).toMatchObject([{ outcome: 'pending' }]);
    await standIn.close();
    await expect(answered).resolves.toBe('cut');
  });

  it('are listed and taken back', async () => {
    await orderFault('all', 500);
    expect(await list('/__faults')).toHaveLength(4);
    await send({ method: 'DELETE', url: '/__faults?call=login' });
    expect(await list('/__faults')).toHaveLength(3);
    await send({ method: 'DELETE', url: '/__faults' });
    expect(await list('/__faults')).toEqual([]);
  });
});

describe('the control addresses', () => {
  it.each<Record<string, string>>([
    { host: 'rebound.example:9001' },
    { host: 'localhost:9001', origin: 'https://example.com' },
  ])('are closed to others: %j', async (headers) => {
    for (const url of ['/__faults', '/__inbox', '/__requests', '/__redirect-target']) {
      expect((await send({ url, headers })).statusCode).toBe(403);
    }
  });

  it('tell how each call was made', async () => {
    await orderFault('login', 503, 1);
    await post(
      '/api/login',
      { username: 'ada', password: 'x' },
      { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' },
    );
    await post('/api/join-us', lead, bearer);
    expect(await list('/__requests')).toEqual([
      {
        call: 'login',
        at: '2024-11-07T08:00:00.000Z',
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-cache',
          pragma: 'no-cache',
          expires: '0',
        },
        fields: ['username', 'password'],
        fault: 'status 503',
        outcome: 'answered',
        status: 503,
      },
      expect.objectContaining({
        call: 'join-us',
        headers: { 'content-type': 'application/json', ...bearer },
        fault: null,
        status: 200,
      }),
    ]);
    await send({ method: 'DELETE', url: '/__requests' });
    expect(await list('/__requests')).toEqual([]);
  });
});

describe('the server', () => {
  it('writes one line for each request, without what was sent', async () => {
    await post('/api/contact-us?x=1', message, bearer);
    await orderFault('login', 500);
    await post('/api/login', { username: 'ada', password: 'a secret' });
    expect(lines).toEqual([
      expect.stringMatching(/^2024-11-07T08:00:00\.000Z POST \/api\/contact-us\?x=1 200 \d+ ms$/),
      expect.stringMatching(/ POST \/__faults 200 \d+ ms$/),
      expect.stringMatching(/ POST \/api\/login 500 \d+ ms \(fault: status 500\)$/),
    ]);
  });
});
