import { refusalOf } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/refusals';
import { refusalWords } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/refusalWords';

const MERGE = { method: 'PUT', call: 'repos/acme/website/pulls/7/merge' };
const COMMIT = { method: 'POST', call: 'createCommitOnBranch' };
const READ = { method: 'GET', call: 'user' };

const answered = (status: number, headers: Record<string, string> = {}) =>
  ({ status, headers: new Headers(headers) }) as Response;

const said = (
  purpose: typeof MERGE,
  status: number,
  message: string,
  headers?: Record<string, string>,
) => refusalOf(purpose, answered(status, headers), { message });

test.each([
  [409, 'Head branch was modified. Review and try the merge again.', refusalWords.draftChanged],
  [405, 'Pull Request is still a draft', refusalWords.notReady],
  [405, 'At least 1 approving review is required by reviewers.', refusalWords.needsReview],
  [405, 'Required status check "build" is failing.', refusalWords.checkFailed],
  [405, 'Required status check "build" is expected.', refusalWords.checkRunning],
  [405, 'Required status check "build" is in progress.', refusalWords.checkRunning],
  [405, 'Pull Request is not mergeable', refusalWords.notMergeable],
  [405, 'Merge conflict', refusalWords.notMergeable],
])('a draft is not published: GitHub answers %i “%s”', (status, message, sentence) => {
  expect(said(MERGE, status, message)).toBe(sentence);
});

test.each([
  [401, 'Bad credentials', refusalWords.signIn],
  [502, 'Server Error', refusalWords.unreachable],
  [422, 'No commits between main and cms/services/risk', refusalWords.nothingChanged],
  [
    422,
    'A pull request already exists for acme:cms/services/risk.',
    refusalWords.otherDraft('somebody'),
  ],
])('a save is refused: GitHub answers %i “%s”', (status, message, sentence) => {
  expect(said(COMMIT, status, message)).toBe(sentence);
});

test('an editor without the right reads whom to ask, with GitHub’s own words', () => {
  const words = 'Resource not accessible by personal access token';
  expect(said(COMMIT, 403, words)).toMatch(/Ask the owner for the role Write.*“Resource not acc/);
});

test.each<[what: string, headers: Record<string, string>, wait: string]>([
  ['how long', { 'retry-after': '61' }, 'Wait 2 minutes'],
  ['no longer than a moment', { 'retry-after': '5' }, 'Wait a minute'],
  [
    'a time that is over',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' },
    'Wait a minute',
  ],
  ['nothing more', {}, 'Wait a minute'],
])('an editor with too many requests waits, where GitHub says %s', (_what, headers, wait) => {
  expect(said(COMMIT, 403, 'You have exceeded a secondary rate limit.', headers)).toContain(wait);
});

test('a refusal that nobody has thought of is told in GitHub’s words, except where the CMS only asks', () => {
  const words = 'Repository was archived so is read-only.';
  for (const purpose of [MERGE, COMMIT]) {
    expect(said(purpose, 422, words)).toBe(`GitHub refused this: “${words}”`);
  }
  expect(said(READ, 404, 'Not Found')).toBeUndefined();
});
