/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { preflightFaults } from '../../../../plugins/gatsby-plugin-content-desk/src/launch/preflights';

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

const faults = (given: typeof answer) => {
  answer = given;
  return preflightFaults({ url, headers: ['Content-Type', 'Authorization', 'Accept'] }, SITE);
};

it('has nothing against a server that lets the site in, and nobody else', async () => {
  const allowed = { status: 204, origin: SITE, headers: 'content-type, authorization' };
  expect(await faults(allowed)).toEqual([]);
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
  const found = await faults(given);
  expect(found.join(' ')).toMatch(sentence);
  expect(found.every((fault) => fault.startsWith(url))).toBe(true);
});

it('says so where nobody answers', async () => {
  const [fault] = await preflightFaults({ url: 'http://127.0.0.1:9/api', headers: [] }, SITE);
  expect(fault).toMatch(/does not answer/);
});
