/**
 * A stand-in for GitHub, as far as /admin asks it: a repository that real Git keeps, branches, pull requests, a merge,
 * and the refusals of each. In tests and for trying /admin out, never deployed.
 */
import cors from '@fastify/cors';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { type ChangedFile, GitRepository, type TreeEntry } from './gitRepository';
import { answerGraphQl, type ForgeState, type GraphQlCall } from './graphQl';
import { ForgeRefusal, type PullRequest, PullRequests, type User } from './pullRequests';

/** What happens to a call instead of its answer, or after it was obeyed. */
export type ForgeFault =
  | 'lost before'
  | 'lost after'
  | 'bad gateway'
  | 'unauthorized'
  | 'forbidden'
  | 'not mergeable'
  | 'rate limit';

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

const RATE_LIMIT_SECONDS = 150;

const sha = { type: 'string', pattern: '^[0-9a-f]{40}$' };
const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text };

/** Returns a fastify option that refuses any other body. */
const body = (properties: object, required: readonly string[] = []) => ({
  schema: { body: { type: 'object', additionalProperties: false, properties, required } },
});

/** The bodies of the calls, as GitHub describes them. */
const BODIES = {
  /** https://docs.github.com/en/rest/git/refs#update-a-reference */
  ref: body({ sha, force: { type: 'boolean' } }, ['sha']),
  /** https://docs.github.com/en/rest/git/trees#create-a-tree */
  tree: body(
    {
      base_tree: sha,
      tree: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['path', 'mode', 'type'],
          properties: {
            path: text,
            mode: { enum: ['100644'] },
            type: { enum: ['blob'] },
            content: { type: 'string' },
            sha: { anyOf: [sha, { type: 'null' }] },
          },
        },
      },
    },
    ['tree'],
  ),
  /** https://docs.github.com/en/rest/git/commits#create-a-commit */
  commit: body({ message: text, tree: sha, parents: { type: 'array', items: sha } }, [
    'message',
    'tree',
  ]),
  /** https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request */
  pull: body(
    { title: text, head: text, base: text, draft: { type: 'boolean' }, body: { type: 'string' } },
    ['title', 'head', 'base'],
  ),
  /** https://docs.github.com/en/rest/pulls/pulls#update-a-pull-request */
  pullState: body({ state: { enum: ['open', 'closed'] } }, ['state']),
  /** https://docs.github.com/en/rest/pulls/pulls#merge-a-pull-request */
  merge: body({
    commit_title: text,
    commit_message: text,
    sha,
    merge_method: { enum: ['merge', 'squash', 'rebase'] },
  }),
  /** https://docs.github.com/en/rest/issues/issues#update-an-issue */
  issue: body({ labels: texts }, ['labels']),
  /** https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue */
  labels: body({ labels: texts }, ['labels']),
  graphQl: body({ query: text, variables: { type: 'object' } }, ['query']),
};

/** Returns the name of a call: the first field of a query, or the method and the path within the repository. */
function callOf({ method, url, body: sent }: FastifyRequest): string {
  const path = url.replace(/\?.*/, '').replace(/^\/repos\/[^/]+\/[^/]+/, '');
  if (path !== '/graphql' || typeof sent !== 'object' || sent === null) return `${method} ${path}`;
  const query = String(Reflect.get(sent, 'query'));
  return /^[^{]*\{\s*(\w+)/.exec(query)?.[1] ?? 'graphql';
}

const fileAnswer = ({ path, change, previousPath }: ChangedFile) => ({
  filename: path,
  status: change === 'DELETED' ? 'removed' : change.toLowerCase(),
  previous_filename: previousPath,
});

interface RefParameters {
  Params: { '*': string };
}
interface MergeBody {
  commit_title?: string;
  merge_method?: string;
  sha?: string;
}
interface NumberParameters {
  Params: { number: string };
}

function addRoutes(app: FastifyInstance, state: ForgeState, userOf: (r: FastifyRequest) => User) {
  const { owner, name, repository, requests } = state;
  const root = `/repos/${owner}/${name}`;

  const pullAnswer = (one: PullRequest) => ({
    number: one.number,
    node_id: `PR_${one.number}`,
    title: one.title,
    html_url: `https://github.com/${owner}/${name}/pull/${one.number}`,
    state: one.state === 'OPEN' ? 'open' : 'closed',
    draft: one.isDraft,
    head: { ref: one.branch, sha: one.headOid },
    created_at: one.createdAt,
    updated_at: one.updatedAt,
  });
  const labelsOf = (one: PullRequest) => one.labels.map((label) => ({ name: label }));
  const requestIn = (request: FastifyRequest<NumberParameters>) =>
    requests.get(Number(request.params.number));

  app.get('/user', async (request) => userOf(request));

  /** https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator */
  app.get(`${root}/collaborators/:login`, async (_request, reply) => reply.status(204).send());

  /** https://docs.github.com/en/rest/git/trees#get-a-tree */
  app.get<RefParameters>(`${root}/git/trees/*`, async ({ params }) => ({
    sha: params['*'],
    tree: repository.files(params['*']).map((file) => ({ ...file, type: 'blob', mode: '100644' })),
    truncated: false,
  }));

  /** https://docs.github.com/en/rest/git/blobs#get-a-blob */
  app.get<RefParameters>(`${root}/git/blobs/*`, async ({ params }, reply) =>
    reply.type('application/octet-stream').send(repository.blob(params['*'])),
  );

  app.post<{ Body: { base_tree: string; tree: TreeEntry[] } }>(
    `${root}/git/trees`,
    BODIES.tree,
    async (request, reply) => {
      const { base_tree: base, tree: entries } = request.body;
      return reply.status(201).send({ sha: repository.writeTree(base, entries) });
    },
  );

  app.post<{ Body: { message: string; tree: string; parents: string[] } }>(
    `${root}/git/commits`,
    BODIES.commit,
    async (request, reply) => {
      const { message, tree, parents } = request.body;
      const made = repository.commitTree(tree, parents, message, userOf(request));
      return reply.status(201).send({ sha: made });
    },
  );

  app.patch<RefParameters & { Body: { sha: string; force?: boolean } }>(
    `${root}/git/refs/heads/*`,
    BODIES.ref,
    async ({ params, body: sent }) => {
      const branch = params['*'];
      const head = repository.head(branch);
      if (head === undefined) throw new ForgeRefusal(422, 'Reference does not exist');
      if (sent.force !== true && repository.mergeBase(head, sent.sha) !== head) {
        throw new ForgeRefusal(422, 'Update is not a fast forward');
      }
      repository.setBranch(branch, sent.sha);
      requests.follow(branch);
      return { ref: `refs/heads/${branch}`, object: { sha: sent.sha, type: 'commit' } };
    },
  );

  /** https://docs.github.com/en/rest/git/refs#delete-a-reference */
  app.delete<RefParameters>(`${root}/git/refs/heads/*`, async ({ params }, reply) => {
    if (repository.head(params['*']) === undefined) {
      throw new ForgeRefusal(422, 'Reference does not exist');
    }
    repository.deleteBranch(params['*']);
    requests.follow(params['*']);
    return reply.status(204).send();
  });

  app.post<{ Body: { title: string; head: string; draft?: boolean } }>(
    `${root}/pulls`,
    BODIES.pull,
    async (request, reply) => {
      const { title, head, draft = false } = request.body;
      return reply.status(201).send(pullAnswer(requests.open(title, head, draft, userOf(request))));
    },
  );

  app.patch<NumberParameters & { Body: { state: 'open' | 'closed' } }>(
    `${root}/pulls/:number`,
    BODIES.pullState,
    async (request) => {
      const pull = requestIn(request);
      if (pull.state !== 'MERGED') pull.state = request.body.state === 'open' ? 'OPEN' : 'CLOSED';
      return pullAnswer(pull);
    },
  );

  /** https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
  app.get<NumberParameters>(`${root}/pulls/:number/files`, async (request) =>
    requests.files(requestIn(request)).map(fileAnswer),
  );

  app.put<NumberParameters & { Body: MergeBody }>(
    `${root}/pulls/:number/merge`,
    BODIES.merge,
    async (request) => {
      const pull = requestIn(request);
      const { commit_title: title = pull.title, merge_method: method, sha: head } = request.body;
      if (head !== undefined && head !== pull.headOid) {
        throw new ForgeRefusal(409, 'Head branch was modified. Review and try the merge again.');
      }
      const merged = requests.merge(pull, title, method === 'squash', userOf(request));
      return { sha: merged, merged: true, message: 'Pull Request successfully merged' };
    },
  );

  app.get<NumberParameters>(`${root}/issues/:number`, async (request) => ({
    number: Number(request.params.number),
    labels: labelsOf(requestIn(request)),
  }));

  app.patch<NumberParameters & { Body: { labels: string[] } }>(
    `${root}/issues/:number`,
    BODIES.issue,
    async (request) => {
      const pull = requestIn(request);
      pull.labels = request.body.labels;
      return { number: pull.number, labels: labelsOf(pull) };
    },
  );

  app.post<NumberParameters & { Body: { labels: string[] } }>(
    `${root}/issues/:number/labels`,
    BODIES.labels,
    async (request) => {
      const pull = requestIn(request);
      pull.labels = [...new Set([...pull.labels, ...request.body.labels])];
      return labelsOf(pull);
    },
  );

  /** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
  app.get<RefParameters>(`${root}/compare/*`, async ({ params }) => {
    const [base = '', head = ''] = params['*'].split('...').map((one) => repository.resolve(one));
    if (base === '' || head === '') throw new ForgeRefusal(404, 'Not Found');
    const mergeBase = repository.mergeBase(base, head) ?? base;
    return {
      ahead_by: repository.ahead(base, head),
      behind_by: repository.ahead(head, base),
      merge_base_commit: { sha: mergeBase },
      files: repository.changes(mergeBase, head).map(fileAnswer),
    };
  });

  app.post<{ Body: GraphQlCall }>('/graphql', BODIES.graphQl, async (request) =>
    answerGraphQl(request.body, state, userOf(request)),
  );
}

const refusalOf = (fault: ForgeFault): ForgeRefusal | undefined => {
  switch (fault) {
    case 'bad gateway':
      return new ForgeRefusal(502, 'Server Error');
    case 'unauthorized':
      return new ForgeRefusal(401, 'Bad credentials');
    case 'forbidden':
      return new ForgeRefusal(403, 'Resource not accessible by personal access token');
    case 'not mergeable':
      return new ForgeRefusal(405, 'Pull Request is not mergeable');
    case 'rate limit': {
      // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
      const words = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
      const headers = { 'retry-after': String(RATE_LIMIT_SECONDS) };
      return new ForgeRefusal(403, words, undefined, headers);
    }
    default:
      return undefined;
  }
};

/** The headers that GitHub lets a page of another site read. */
const EXPOSED = ['retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

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
  let faults: { call: RegExp; fault: ForgeFault; times: number }[] = [];

  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: 64 * 1024 * 1024,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    routerOptions: { maxParamLength: 500 },
    // The paths of a GitHub server of a company's own, which the CMS asks at any other address than GitHub's.
    rewriteUrl: ({ url = '/' }) =>
      url.replace(/^\/api\/(?:v3(?=\/)|(?=graphql))/, '/').replace('//', '/'),
  });
  await app.register(cors, { origin: true, methods: '*', exposedHeaders: EXPOSED });
  const userOf = ({ headers }: FastifyRequest): User =>
    user(/^(?:token|bearer) (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? '');

  const replies = new WeakSet<FastifyRequest>();
  app.addHook('preHandler', async (request, reply) => {
    const call = callOf(request);
    calls.push(call);
    log?.(call);
    userOf(request);
    const found = faults.find((one) => one.call.test(call));
    if (!found) return;
    found.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    if (found.fault === 'lost before') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (found.fault === 'lost after') replies.add(request);
    const refused = refusalOf(found.fault);
    if (refused) throw refused;
  });
  app.addHook('onSend', async (request) => {
    if (replies.has(request)) request.raw.socket.destroy();
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ForgeRefusal)) {
      const { statusCode = 500, message } = error instanceof Error ? Object(error) : {};
      return reply.status(statusCode).send({ message: String(message) });
    }
    const { status, message, errors, headers } = error;
    return reply.status(status).headers(headers).send({ message, errors, documentation_url: '' });
  });
  addRoutes(app, state, userOf);

  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    repository,
    requests,
    calls,
    user,
    fail: (call, fault, times = 1) => faults.push({ call, fault, times }),
    mend: () => void (faults = []),
    close: async () => {
      await app.close();
      repository.dispose();
    },
  };
}
