/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { preflightFault } from '../../../../plugins/gatsby-plugin-content-desk/src/launch/preflights';

const SITE = 'https://www.example.com';

let server: FastifyInstance;
let url: string;
let answer: { status: number; origin?: string; headers?: string };

beforeAll(async () => {
  server = Fastify();
  server.options('/api/login', (request, reply) => {
    const { origin, headers } = answer;
    if (origin === '*' || origin === request.headers.origin) {
      void reply.header('access-control-allow-origin', origin);
    }
    if (headers) void reply.header('access-control-allow-headers', headers);
    return reply.code(answer.status).send();
  });
  url = `${await server.listen({ port: 0 })}/api/login`;
});
afterAll(() => server.close());

const fault = (given: typeof answer) => {
  answer = given;
  return preflightFault({ url, headers: ['Content-Type', 'Authorization', 'Accept'] }, SITE);
};

it('has nothing against a server that lets the site in, and nobody else', async () => {
  const allowed = { status: 204, origin: SITE, headers: 'content-type, authorization' };
  expect(await fault(allowed)).toBeUndefined();
});

it.each([
  ['another origin', { status: 204, origin: 'https://other.example' }, /not allow the origin/],
  ['no headers', { status: 204, origin: SITE }, /the headers content-type, authorization\./],
  [
    'any header but the credential',
    { status: 204, origin: SITE, headers: '*' },
    /headers authorization\./,
  ],
  ['every origin', { status: 204, origin: '*', headers: 'content-type' }, /every origin/],
  ['an error', { status: 500, origin: SITE, headers: 'content-type' }, /status 500/],
])('says so where the server answers with %s', async (_name, given, sentence) => {
  const found = await fault(given);
  expect(found).toMatch(sentence);
  expect(found?.startsWith(url)).toBe(true);
});

it('says everything that is wrong with a call in one sentence', async () => {
  const found = await fault({ status: 404 });
  expect(found).toMatch(
    /^\S+ answers .* 404, does not allow the origin .*, does not allow the head/,
  );
});

it('says so where nobody answers, and why', async () => {
  const closed = Fastify();
  const call = { url: await closed.listen({ port: 0, host: '127.0.0.1' }), headers: [] };
  await closed.close();
  expect(await preflightFault(call, SITE)).toMatch(/does not answer: .*ECONNREFUSED/);
});
