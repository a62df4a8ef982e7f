/** @jest-environment node */
import { EditingSession } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import { guardCommits } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/gitHubGuard';
import { showNote } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/note';
import { siteFolder } from '../../../../../plugins/gatsby-plugin-content-admin/src/content/siteFolder';
import { pretendAdmin } from '../../../../support/adminWindow';

const API = 'https://api.github.com';

const GRAPH_QL = `${API}/graphql`;

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

// There is no document.
jest.mock('../../../../../plugins/gatsby-plugin-content-admin/src/client/note', () => ({
  showNote: jest.fn(),
}));

const noted = jest.mocked(showNote);

beforeAll(pretendAdmin);

beforeEach(() => {
  fetched.mockReset();
  noted.mockReset();
});

/** Sends what the CMS would send to a GitHub that answers like `fetched`. */
function request(
  init: RequestInit,
  { site = siteFolder(undefined), url = GRAPH_QL } = {},
): Promise<Response> {
  globalThis.fetch = fetched;
  guardCommits({ fullName: 'acme/website', published: 'HEAD', site }, new EditingSession());
  return globalThis.fetch(url, { headers: { authorization: 'token mona' }, ...init });
}

const INPUT = {
  branch: { repositoryNameWithOwner: 'acme/website', branchName: 'cms/services/risk' },
  expectedHeadOid: '0',
  fileChanges: { additions: [{ path: 'data/services/risk.yaml', contents: '' }] },
};

const COMMIT = {
  method: 'POST',
  body: JSON.stringify({
    query: 'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input)',
    variables: { input: INPUT },
  }),
};

const lost = () => new TypeError('Failed to fetch');

function halfAnAnswer(): Response {
  const body = new ReadableStream({ start: (stream) => stream.error(lost()) });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

test.each<[what: string, answer: () => Promise<Response>, init: RequestInit]>([
  ['no answer', () => Promise.reject(lost()), {}],
  ['no answer to a commit', () => Promise.reject(lost()), COMMIT],
  ['half an answer', () => Promise.resolve(halfAnAnswer()), {}],
  ['half an answer to a commit', () => Promise.resolve(halfAnAnswer()), COMMIT],
])('%s is a lost line', async (_what, answer, init) => {
  fetched.mockImplementation(answer);
  await expect(request(init)).rejects.toThrow('GitHub cannot be reached.');
});

test.each([
  ['merging', 'PUT', 'pulls/7/merge'],
  ['closing', 'PATCH', 'pulls/7'],
])('a line lost while %s a draft is told in a note: the CMS hides why', async (_what, ...sent) => {
  const [method, call] = sent;
  fetched.mockRejectedValue(lost());
  const url = `${API}/repos/acme/website/${call}`;
  await expect(request({ method, body: '{}' }, { url })).rejects.toThrow('reload the page');
  expect(noted).toHaveBeenCalledWith(expect.stringContaining('reload the page'));
});

test('a mistake in the code is not called a lost line', async () => {
  const mistake = new TypeError('undefined is no function');
  const inSite = () => {
    throw mistake;
  };
  await expect(request(COMMIT, { site: { ...siteFolder(undefined), inSite } })).rejects.toBe(
    mistake,
  );
});

test.each([
  ['merged', 'PUT', 'pulls/7/merge'],
  ['closed', 'PATCH', 'pulls/7'],
])('a draft is not %s while GitHub does not tell what it holds', async (_what, method, call) => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ errors: [{ type: 'RATE_LIMITED' }] })),
  );
  const url = `${API}/repos/acme/website/${call}`;
  const { status } = await request({ method, body: '{}' }, { url });
  expect(status).toBe(409);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([GRAPH_QL]);
});
