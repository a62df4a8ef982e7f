/** @jest-environment node */
import { type Forge, startForge } from './server';

const FILE = 'data/site.yaml';
const BRANCH = 'cms/_singletons/site';

let forge: Forge;

beforeEach(async () => {
  forge = await startForge({ files: { [FILE]: 'name: One\n' } });
});

afterEach(() => forge.close());

async function rest(method: string, path: string, body?: object) {
  const response = await fetch(`${forge.url}/repos/acme/website${path}`, {
    method,
    headers: { authorization: 'token mona', ...(body && { 'content-type': 'application/json' }) },
    body: JSON.stringify(body),
  });
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return { status: response.status, answer, headers: response.headers };
}

async function graphQl(query: string, variables: object, token = 'mona') {
  const response = await fetch(`${forge.url}/api/graphql`, {
    method: 'POST',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, answer: await response.json() };
}

const head = (branch = 'main') => forge.repository.head(branch) ?? '';

const createRef = () =>
  graphQl('mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }', {
    input: { repositoryId: 'R_1', name: `refs/heads/${BRANCH}`, oid: head() },
  });

const commit = (text: string, expectedHeadOid = head(BRANCH)) =>
  graphQl(
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
    {
      input: {
        branch: { repositoryNameWithOwner: 'acme/website', branchName: BRANCH },
        expectedHeadOid,
        message: { headline: 'Update' },
        fileChanges: {
          additions: [{ path: FILE, contents: Buffer.from(text).toString('base64') }],
          deletions: [],
        },
      },
    },
  );

const open = () => rest('POST', '/pulls', { title: 'Update', head: BRANCH, base: 'main' });

test('a draft becomes a pull request, whose merge puts its bytes on main', async () => {
  expect((await createRef()).answer.errors).toBeUndefined();
  expect((await commit('name: "Zwölf"\r\n')).answer.errors).toBeUndefined();
  expect(await open()).toMatchObject({ status: 201, answer: { number: 1, state: 'open' } });
  const merge = await rest('PUT', '/pulls/1/merge', { merge_method: 'merge', commit_title: 'U' });
  expect(merge).toMatchObject({ status: 200, answer: { merged: true } });
  expect(forge.repository.text(FILE)).toBe('name: "Zwölf"\r\n');
});

test('a second branch, a stale head, an empty and a second pull request are refused', async () => {
  await createRef();
  expect((await createRef()).answer.errors[0].message).toContain('already exists');
  expect(await open()).toMatchObject({
    status: 422,
    answer: { errors: [{ message: `No commits between main and ${BRANCH}` }] },
  });
  await commit('name: Two\n');
  expect((await commit('name: Three\n', head())).answer.errors[0]).toMatchObject({
    type: 'STALE_DATA',
  });
  await open();
  expect(await open()).toMatchObject({
    status: 422,
    answer: { errors: [{ message: `A pull request already exists for acme:${BRANCH}.` }] },
  });
});

test('a required check, a conflict and a deleted branch keep a request from being merged', async () => {
  await createRef();
  await commit('name: Two\n');
  await open();
  forge.requests.requiredCheck = 'expected';
  const merge = () => rest('PUT', '/pulls/1/merge', { merge_method: 'merge' });
  expect(await merge()).toMatchObject({
    status: 405,
    answer: { message: 'Required status check "gate" is expected.' },
  });
  forge.requests.requiredCheck = undefined;
  const author = forge.user('omar');
  const additions = [{ path: FILE, content: Buffer.from('name: Three\n') }];
  forge.repository.commit({ branch: 'main', message: 'Beside', author, additions });
  expect(await merge()).toMatchObject({ status: 405 });
  expect((await rest('DELETE', `/git/refs/heads/${BRANCH}`)).status).toBe(204);
  expect(forge.requests.get(1).state).toBe('CLOSED');
});

test('a merge commit that was made of a tree lets a request with a conflict be merged', async () => {
  await createRef();
  await commit('name: Two\n');
  await open();
  const author = forge.user('omar');
  const additions = [{ path: FILE, content: Buffer.from('name: Three\n') }];
  forge.repository.commit({ branch: 'main', message: 'Beside', author, additions });
  const entry = { path: FILE, mode: '100644', type: 'blob', content: 'name: Both\n' };
  const tree = { base_tree: head(), tree: [entry] };
  const post = async (path: string, body: object) =>
    Object((await rest('POST', path, body)).answer).sha;
  const parents = [head(BRANCH), head()];
  const sha = await post('/git/commits', {
    message: 'Join',
    tree: await post('/git/trees', tree),
    parents,
  });
  expect((await rest('PATCH', `/git/refs/heads/${BRANCH}`, { sha })).status).toBe(200);
  const merge = (at: string) => rest('PUT', '/pulls/1/merge', { merge_method: 'merge', sha: at });
  expect(await merge(parents[0] ?? '')).toMatchObject({ status: 409 });
  expect(await merge(sha)).toMatchObject({ status: 200 });
  expect(forge.repository.text(FILE)).toBe('name: Both\n');
});

test('what the public descriptions do not know is refused', async () => {
  expect(
    (await rest('POST', '/pulls', { title: 'x', head: 'y', base: 'main', by: 'me' })).status,
  ).toBe(400);
  const { answer } = await graphQl('query { repository(owner: "acme") { stars } }', {});
  expect(answer.errors.map(({ message }: Error) => message)).toEqual([
    expect.stringContaining('Cannot query field "stars"'),
    expect.stringContaining('"name" of type "String!" is required'),
  ]);
});

test('an unknown token, a rate limit and lost lines', async () => {
  expect((await graphQl('{ viewer { login } }', {}, 'nobody')).status).toBe(401);
  forge.fail(/createRef/, 'rate limit');
  expect((await createRef()).status).toBe(403);
  await createRef();
  forge.fail(/createCommitOnBranch/, 'lost before');
  await expect(commit('name: Two\n')).rejects.toThrow();
  expect(forge.repository.text(FILE, BRANCH)).toBe('name: One\n');
  forge.fail(/createCommitOnBranch/, 'lost after');
  await expect(commit('name: Two\n')).rejects.toThrow();
  expect(forge.repository.text(FILE, BRANCH)).toBe('name: Two\n');
});
