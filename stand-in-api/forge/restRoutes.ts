/** The REST calls of the stand-in for GitHub, and the bodies that each takes. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangedFile, TreeEntry } from './gitRepository';
import type { ForgeState } from './graphQlObjects';
import { ForgeRefusal, type PullRequest, type PullRequests, type User } from './pullRequests';

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
};

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

/** Returns who asks, by the token that a request carries. */
type UserOf = (request: FastifyRequest) => User;

/** Trees, blobs and commits, and how two commits differ. */
function addObjectRoutes(app: FastifyInstance, { repository }: ForgeState, userOf: UserOf): void {
  /** https://docs.github.com/en/rest/git/trees#get-a-tree */
  app.get<RefParameters>('/git/trees/*', async ({ params }) => ({
    sha: params['*'],
    tree: repository.files(params['*']).map((file) => ({ ...file, type: 'blob', mode: '100644' })),
    truncated: false,
  }));

  /** https://docs.github.com/en/rest/git/blobs#get-a-blob */
  app.get<RefParameters>('/git/blobs/*', async ({ params }, reply) =>
    reply.type('application/octet-stream').send(repository.blob(params['*'])),
  );

  app.post<{ Body: { base_tree: string; tree: TreeEntry[] } }>(
    '/git/trees',
    BODIES.tree,
    async (request, reply) => {
      const { base_tree: base, tree: entries } = request.body;
      return reply.status(201).send({ sha: repository.writeTree(base, entries) });
    },
  );

  app.post<{ Body: { message: string; tree: string; parents: string[] } }>(
    '/git/commits',
    BODIES.commit,
    async (request, reply) => {
      const { message, tree, parents } = request.body;
      const made = repository.commitTree(tree, parents, message, userOf(request));
      return reply.status(201).send({ sha: made });
    },
  );

  /** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
  app.get<RefParameters>('/compare/*', async ({ params }) => {
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
}

/** Branches. */
function addRefRoutes(app: FastifyInstance, { repository, requests }: ForgeState): void {
  app.patch<RefParameters & { Body: { sha: string; force?: boolean } }>(
    '/git/refs/heads/*',
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
  app.delete<RefParameters>('/git/refs/heads/*', async ({ params }, reply) => {
    if (repository.head(params['*']) === undefined) {
      throw new ForgeRefusal(422, 'Reference does not exist');
    }
    repository.deleteBranch(params['*']);
    requests.follow(params['*']);
    return reply.status(204).send();
  });
}

const requestIn = (requests: PullRequests, { params }: FastifyRequest<NumberParameters>) =>
  requests.get(Number(params.number));

/** Pull requests. */
function addPullRoutes(
  app: FastifyInstance,
  { owner, name, requests }: ForgeState,
  userOf: UserOf,
): void {
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

  app.post<{ Body: { title: string; head: string; draft?: boolean } }>(
    '/pulls',
    BODIES.pull,
    async (request, reply) => {
      const { title, head, draft = false } = request.body;
      return reply.status(201).send(pullAnswer(requests.open(title, head, draft, userOf(request))));
    },
  );

  app.patch<NumberParameters & { Body: { state: 'open' | 'closed' } }>(
    '/pulls/:number',
    BODIES.pullState,
    async (request) => {
      const pull = requestIn(requests, request);
      if (pull.state !== 'MERGED') pull.state = request.body.state === 'open' ? 'OPEN' : 'CLOSED';
      return pullAnswer(pull);
    },
  );

  /** https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files */
  app.get<NumberParameters>('/pulls/:number/files', async (request) =>
    requests.files(requestIn(requests, request)).map(fileAnswer),
  );

  app.put<NumberParameters & { Body: MergeBody }>(
    '/pulls/:number/merge',
    BODIES.merge,
    async (request) => {
      const pull = requestIn(requests, request);
      const { commit_title: title = pull.title, merge_method: method, sha: head } = request.body;
      if (head !== undefined && head !== pull.headOid) {
        throw new ForgeRefusal(409, 'Head branch was modified. Review and try the merge again.');
      }
      const merged = requests.merge(pull, title, method === 'squash', userOf(request));
      return { sha: merged, merged: true, message: 'Pull Request successfully merged' };
    },
  );
}

const labelsOf = ({ labels }: PullRequest) => labels.map((name) => ({ name }));

/** The labels of pull requests, which GitHub keeps as issues. */
function addIssueRoutes(app: FastifyInstance, { requests }: ForgeState): void {
  app.get<NumberParameters>('/issues/:number', async (request) => ({
    number: Number(request.params.number),
    labels: labelsOf(requestIn(requests, request)),
  }));

  app.patch<NumberParameters & { Body: { labels: string[] } }>(
    '/issues/:number',
    BODIES.issue,
    async (request) => {
      const pull = requestIn(requests, request);
      pull.labels = request.body.labels;
      return { number: pull.number, labels: labelsOf(pull) };
    },
  );

  app.post<NumberParameters & { Body: { labels: string[] } }>(
    '/issues/:number/labels',
    BODIES.labels,
    async (request) => {
      const pull = requestIn(requests, request);
      pull.labels = [...new Set([...pull.labels, ...request.body.labels])];
      return labelsOf(pull);
    },
  );
}

/** Adds the calls about the user and the repository. */
export function addRestRoutes(app: FastifyInstance, state: ForgeState, userOf: UserOf): void {
  app.get('/user', async (request) => userOf(request));

  app.register(
    async (repository) => {
      /** https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator */
      repository.get('/collaborators/:login', async (_request, reply) => reply.status(204).send());

      addObjectRoutes(repository, state, userOf);
      addRefRoutes(repository, state);
      addPullRoutes(repository, state, userOf);
      addIssueRoutes(repository, state);
    },
    { prefix: `/repos/${state.owner}/${state.name}` },
  );
}
