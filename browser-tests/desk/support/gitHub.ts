/**
 * A stand-in for GitHub's API, as far as /admin needs it to read a repository and open a pull request. It serves the
 * files in `data/` and records commits.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { readSources } from '../../../plugins/gatsby-plugin-content-check/src/check/readFiles';

const API = 'https://api.github.com';
const HEAD = '0'.repeat(40);
const NOW = '2026-01-01T00:00:00Z';

const author = { name: 'Editor', email: 'editor@example.com' };
const history = { nodes: [{ oid: HEAD, message: 'Content', author, committedDate: NOW }] };
const ref = { target: { oid: HEAD, history } };

/** The fields of all queries together: https://docs.github.com/en/graphql. */
const repository = {
  id: 'R_1',
  defaultBranchRef: { name: 'main' },
  ref,
  pullRequests: { nodes: [], totalCount: 0 },
  labels: { nodes: [] },
  label: { id: 'L_1' },
};
const pullRequest = {
  id: 'P_1',
  number: 1,
  title: '',
  url: 'https://github.com/acme/website/pull/1',
  createdAt: NOW,
  updatedAt: NOW,
};
const answers = {
  fork: repository,
  base: repository,
  createRef: {},
  createLabel: { label: { id: 'L_1' } },
  createPullRequest: { pullRequest },
  addLabelsToLabelable: { labelable: pullRequest },
};

/** The parts of a query that ask for a file's text or its last commit. */
const OF_FILE = /(\w+): (?:object\(oid: "(\w+)"|ref\()/g;

interface Call {
  query?: string;
  variables?: {
    input?: { fileChanges?: { additions: { path: string; contents: string }[] } };
  };
}

/**
 * Signs the editor in and answers in GitHub's place.
 * @returns the contents of the committed files by path
 */
export async function standInForGitHub(context: BrowserContext): Promise<Map<string, string>> {
  const committed = new Map<string, string>();
  const blobs = new Map(
    readSources(process.cwd()).map(({ file, text }) => [
      createHash('sha1').update(`${file}\n${text}`).digest('hex'),
      { path: file, text },
    ]),
  );
  const commit = (additions: readonly { path: string; contents: string }[]) => {
    for (const { path, contents } of additions) {
      committed.set(path, Buffer.from(contents, 'base64').toString('utf8'));
    }
    const files = additions.map((_one, index) => [`file_${index}`, { oid: HEAD }]);
    return { commit: { oid: HEAD, committedDate: NOW, ...Object.fromEntries(files) } };
  };
  const answer = (path: string, call: Call): unknown => {
    if (path === '/graphql') {
      const { additions } = call.variables?.input?.fileChanges ?? {};
      if (additions) return { data: { createCommitOnBranch: commit(additions) } };
      const files = Array.from((call.query ?? '').matchAll(OF_FILE), ([, name = '', sha = '']) => [
        name,
        blobs.get(sha) ?? ref,
      ]);
      return { data: { ...answers, repository: { ...repository, ...Object.fromEntries(files) } } };
    }
    if (path.includes('/git/trees/')) {
      const tree = [...blobs].map(([sha, { path: file, text }]) => ({
        path: file,
        sha,
        type: 'blob',
        size: Buffer.byteLength(text),
      }));
      return { sha: HEAD, tree, truncated: false };
    }
    return path === '/user' ? { id: 1, login: 'editor', name: 'Editor', email: '' } : {};
  };
  await context.route(`${API}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const call: Call = route.request().postDataJSON() ?? {};
    await route.fulfill({ json: answer(pathname, call) });
  });
  await context.addInitScript(() => {
    const user = { backendName: 'github', token: 'token', login: 'editor' };
    localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
  });
  return committed;
}
