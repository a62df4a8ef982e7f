/** @jest-environment node */
import { EditingSession } from '../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import { guardCommits } from '../../../../plugins/gatsby-plugin-content-admin/src/client/gitHubGuard';
import { siteFolder } from '../../../../plugins/gatsby-plugin-content-admin/src/forms/siteFolder';
import { pretendAdmin } from '../../../support/adminWindow';

const GRAPH_QL = 'https://api.github.com/graphql';

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeAll(pretendAdmin);

/** Sends what the CMS would send to a GitHub that answers like `fetched`. */
function request(init: RequestInit, site = siteFolder(undefined)): Promise<Response> {
  globalThis.fetch = fetched;
  guardCommits({ fullName: 'acme/website', published: 'HEAD', site }, new EditingSession());
  return globalThis.fetch(GRAPH_QL, { headers: { authorization: 'token mona' }, ...init });
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

test('a mistake in the code is not called a lost line', async () => {
  const mistake = new TypeError('undefined is no function');
  const inSite = () => {
    throw mistake;
  };
  await expect(request(COMMIT, { ...siteFolder(undefined), inSite })).rejects.toBe(mistake);
});
