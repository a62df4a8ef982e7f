/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createServer } from '../../../stand-in-api/server';
import { verifyApi } from './verifyApi';

const TOKEN = 'a-token';
const SITE = 'http://localhost:9000';

let server: FastifyInstance;
afterEach(() => server.close());

/** Starts a stand-in that `change` has made wrong. Returns its address. */
function start(change: Change = () => undefined): Promise<string> {
  server = createServer({ token: TOKEN });
  change(server);
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function problemsOf(change?: Change): Promise<string[]> {
  const host = await start(change);
  return (await verifyApi({ host: `${host}/`, site: SITE }, TOKEN, true)).problems;
}

type Change = (app: FastifyInstance) => unknown;

/** Changes the preflights, the errors or the other responses of a call. */
const answering =
  (
    call: string,
    sort: 'preflight' | 'error' | 'good',
    change: (reply: FastifyReply) => unknown,
  ): Change =>
  (app) =>
    app.addHook('onSend', async ({ method, url }, reply, payload) => {
      const own = reply.statusCode >= 400 ? 'error' : 'good';
      const isMeant = url.endsWith(call) && sort === (method === 'OPTIONS' ? 'preflight' : own);
      return (isMeant ? change(reply) : undefined) ?? payload;
    });

const header = (name: string, value: string) => (reply: FastifyReply) =>
  void reply.header(name, value);

const MESSAGE = '{"success": false, "message": "No."}';

/** Gives every call the same response. */
const always =
  (status: number, body: string): Change =>
  (app) =>
    app.addHook('onRequest', async ({ method }, reply) => {
      if (method === 'POST') await reply.code(status).type('application/json').send(body);
    });

it('the API check finds nothing wrong with the stand-in', async () => {
  expect(await problemsOf()).toEqual([]);
});

it.each<[string, Change, RegExp]>([
  [
    'answers no preflight',
    answering('login', 'preflight', (reply) => void reply.code(404)),
    /login answers its preflight with 404\.$/,
  ],
  [
    'allows all headers by "*", which excludes authorization',
    answering('contact-us', 'preflight', header('access-control-allow-headers', '*')),
    /contact-us does not allow the headers authorization\.$/,
  ],
  [
    'allows every origin by repeating it',
    (app) =>
      app.addHook('onSend', async ({ headers, method }, reply) => {
        const { origin = '' } = headers;
        if (method === 'OPTIONS') reply.header('access-control-allow-origin', origin);
      }),
    /login allows every origin; it should allow the site’s own\.$/,
  ],
  [
    'allows every origin by "*"',
    answering('login', 'preflight', header('access-control-allow-origin', '*')),
    /login allows every origin; it should allow the site’s own\.$/,
  ],
  [
    'sends errors without CORS headers',
    answering(
      'register',
      'error',
      (reply) => void reply.removeHeader('access-control-allow-origin'),
    ),
    /without phone has Access-Control-Allow-Origin: \(none\), so that the page may not read it/,
  ],
  [
    'ignores the credential',
    (app) =>
      app.addHook('onRequest', async ({ headers }) => {
        if (headers.authorization) headers.authorization = `Bearer ${TOKEN}`;
      }),
    /join-us with a wrong credential answers 200; expected a refusal\.$/,
  ],
  [
    'refuses a message without a reason',
    answering('contact-us', 'error', () => '{"error": "invalid"}'),
    /contact-us without message has a body that is wrong: it must have required property 'message'/,
  ],
  [
    'repeats the password',
    answering(
      'register',
      'error',
      () => '{"success": false, "message": "Pass-phrase of the API check"}',
    ),
    /register without phone repeats the password/,
  ],
  [
    'limits the rate of every call',
    always(429, MESSAGE),
    /is not judged: it answers 429: its rate limit/,
  ],
  [
    'answers with a web page',
    always(400, '<!doctype html><p>Home</p>'),
    /answers 400 with a web page/,
  ],
  ['refuses every credential', always(401, MESSAGE), /401, as to a wrong credential or origin/],
  [
    'refuses every message with 400',
    always(400, MESSAGE),
    /with a wrong credential answers 400; .*401 or 403\./,
  ],
])('the API check finds an API that %s', async (_fault, change, sentence) => {
  expect((await problemsOf(change)).join('\n')).toMatch(new RegExp(sentence, 'm'));
});

it('the API check without a credential names the calls that it cannot judge', async () => {
  const api = { host: await start(), site: SITE };
  expect((await verifyApi(api, undefined, true)).problems).toEqual([
    'join-us and contact-us are not judged: no credential is given. Add --token and the credential.',
  ]);
});

it('the API check says once why an API does not answer', async () => {
  const host = await start();
  await server.close();
  const { problems } = await verifyApi({ host, site: SITE }, TOKEN, true);
  expect(problems).toEqual([expect.stringMatching(/join-us does not answer: .*ECONNREFUSED.*\.$/)]);
});

it('the API check sends nothing that a correct API would keep, unless asked to', async () => {
  await verifyApi({ host: await start(), site: SITE }, TOKEN, false);
  const inbox: unknown = (await server.inject('/__inbox')).json();
  expect(inbox).toMatchObject({ 'join-us': [], 'contact-us': [], register: [] });
});

it('npm run verify:api accepts a page’s address and sends its origin', async () => {
  const args = ['--import', 'tsx', 'scripts/verify.ts', '--api', await start(), '--token', TOKEN];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...args,
    '--site',
    `${SITE}/about`,
  ]);
  expect(stdout).toContain('were answered as docs/api.md asks');
});
