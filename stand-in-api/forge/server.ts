/**
 * A stand-in for GitHub, as far as /admin asks it: a repository that real Git keeps, branches, pull requests, a merge,
 * and the refusals of each. In tests and for trying /admin out, never deployed.
 */
import cors from '@fastify/cors';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { callOf, type ForgeFault, ForgeFaults } from './faults';
import { GitRepository } from './gitRepository';
import { answerGraphQl, GRAPH_QL_BODY, type GraphQlCall } from './graphQl';
import type { ForgeState } from './graphQlObjects';
import { ForgeRefusal, PullRequests, type User } from './pullRequests';
import { addRestRoutes } from './restRoutes';

interface ForgeOptions {
  /** The files on `main`, by path. */
  files: Readonly<Record<string, string | Buffer>>;
  /** The editors' login names, each of which is its owner's access token, too. */
  logins?: readonly string[];
  repositoryName?: string;
  /** Receives the name of each call. */
  log?: (call: string) => void;
}

export interface Forge {
  url: string;
  repository: GitRepository;
  requests: PullRequests;
  /** The calls so far: `createRef`, `PUT /pulls/1/merge`. */
  calls: string[];
  user: (login: string) => User;
  /** Lets the next calls that match fail. */
  fail: (call: RegExp, fault: ForgeFault, times?: number) => void;
  /** Takes back all faults. */
  mend: () => void;
  close: () => Promise<void>;
}

/** The headers that GitHub lets a page of another site read. */
const EXPOSED = ['retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

const createApp = (): FastifyInstance =>
  fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 500 },
    // The paths of a GitHub server of a company's own, which the CMS asks at any other address than GitHub's.
    rewriteUrl: ({ url = '/' }) =>
      url.replace(/^\/api\/(?:v3(?=\/)|(?=graphql))/, '/').replace('//', '/'),
  });

/** Sends an error as GitHub does. */
function sendRefusal(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ForgeRefusal)) {
    const { statusCode = 500, message } = error instanceof Error ? Object(error) : {};
    return reply.status(statusCode).send({ message: String(message) });
  }
  const { status, message, errors, headers } = error;
  return reply.status(status).headers(headers).send({ message, errors, documentation_url: '' });
}

/** Starts the stand-in at a free port, or at `port`. */
export async function startForge(
  { files, logins = ['mona', 'omar'], repositoryName = 'acme/website', log }: ForgeOptions,
  port = 0,
): Promise<Forge> {
  const [owner = '', name = ''] = repositoryName.split('/');
  const users = logins.map((login, index) => ({
    id: index + 1,
    login,
    name: login.charAt(0).toUpperCase() + login.slice(1),
    email: `${login}@example.com`,
  }));
  const user = (login: string): User => {
    const found = users.find((one) => one.login === login);
    if (!found) throw new ForgeRefusal(401, 'Bad credentials');
    return found;
  };
  const repository = new GitRepository(files, { name: 'Owner', email: 'owner@example.com' });
  let ticks = 0;
  const now = () => new Date(Date.parse('2026-01-06T08:00:00Z') + (ticks += 1) * 60_000);
  const requests = new PullRequests(repository, owner, () => now().toISOString());
  const state: ForgeState = { owner, name, repository, requests, users };
  const calls: string[] = [];
  const faults = new ForgeFaults();

  const app = createApp();
  await app.register(cors, { origin: true, methods: '*', exposedHeaders: EXPOSED });
  const userOf = ({ headers }: FastifyRequest): User =>
    user(/^(?:token|bearer) (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '');

  app.addHook('preHandler', async (request) => {
    const call = callOf(request);
    calls.push(call);
    log?.(call);
    userOf(request);
  });
  faults.addTo(app);
  app.setErrorHandler(sendRefusal);
  addRestRoutes(app, state, userOf);
  app.post<{ Body: GraphQlCall }>('/graphql', GRAPH_QL_BODY, async (request) =>
    answerGraphQl(request.body, state, userOf(request)),
  );

  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    repository,
    requests,
    calls,
    user,
    fail: (...order) => faults.order(...order),
    mend: () => faults.mend(),
    close: async () => {
      await app.close();
      repository.dispose();
    },
  };
}
