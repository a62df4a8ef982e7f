/**
 * Holds what the CMS is about to send to GitHub until nobody's words would be lost by it, and puts GitHub's refusals
 * into words (docs/decisions/0018-two-editors.md).
 */
import { partOf, textIn } from './answers';
import { ownWords } from './cmsLanguage';
import {
  answerWith,
  type CmsRequest,
  filesOfRemoval,
  hidesReasons,
  isCommitInput,
  jsonIn,
  requestOf,
  withPaths,
} from './cmsRequest';
import type { CommitInput } from './commitInput';
import type { EditingSession } from './editingSession';
import { EditRefused } from './editRefused';
import { GitHub, GitHubRefused, type Repository, type Send } from './gitHub';
import { holdCommit } from './heldCommit';
import { mergePublished } from './mergedDraft';
import { showNote } from './note';
import { errorIn, isConflict, lostLine, type Purpose, refusalOf } from './refusals';
import { guardRemoval } from './saveGuard';

/** The branch of a draft, `cms/case-studies/telco`, in the name or the path of its reference. */
const DRAFT_REF = /(?:^|\/)refs\/heads\/(cms\/.+)$/;

/** How often a commit is joined again because somebody else's came first. */
const MOST_JOINS = 3;

class Guard {
  constructor(
    private readonly send: Send,
    private readonly repository: Repository,
    private readonly session: EditingSession,
  ) {}

  private gitHub({ url, init }: CmsRequest): GitHub {
    const headers = new Headers(init.headers);
    headers.set('content-type', 'application/json');
    const endpoint = url
      .replace(/\/api\/v3\/.*$/, '/api/graphql')
      .replace(/^(https:\/\/api\.github\.com)\/.*$/, '$1/graphql');
    return new GitHub(this.send, endpoint, headers, this.repository);
  }

  /** Sends a commit, joined with what others have saved in the meantime. */
  private async commit(request: CmsRequest, input: CommitInput): Promise<Response> {
    await guardRemoval(filesOfRemoval(input));
    const { branchName: branch } = input.branch;
    const gitHub = this.gitHub(request);
    for (let join = 1; ; join += 1) {
      const held = await holdCommit(gitHub, this.session, input);
      const answer = held.input
        ? await this.sendCommit(request, held.input, gitHub)
        : await this.landed(request, gitHub, branch);
      if (partOf(await jsonIn(answer), 'errors', 0, 'type') === 'STALE_DATA' && join < MOST_JOINS) {
        continue;
      }
      const oid = textIn(await jsonIn(answer), 'data', 'createCommitOnBranch', 'commit', 'oid');
      if (oid !== undefined) {
        this.session.knownHeads.set(branch, oid);
        for (const { path } of input.fileChanges?.additions ?? []) {
          this.session.noteArrived(path);
        }
        if (held.joined.length > 0) showNote(ownWords().joined(held.joined));
      }
      return answer;
    }
  }

  private async sendCommit(request: CmsRequest, input: CommitInput, gitHub: GitHub) {
    const variables = { input: withPaths(input, this.repository.site.inRepository) };
    const body = JSON.stringify({ ...request.body, variables });
    const answer = await this.send(request.url, { ...request.init, body }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    // Done or not? The branch knows.
    const { branchName } = input.branch;
    const fields = await gitHub.headFields(branchName, 'oid').catch(() => undefined);
    if (fields === undefined) throw new EditRefused(ownWords().unreachableAfter);
    if (partOf(fields, 'oid') === input.expectedHeadOid) {
      throw new EditRefused(ownWords().unreachable);
    }
    return this.landed(request, gitHub, branchName);
  }

  /** Answers as if the commit had been made just now: the branch holds it. */
  private async landed({ body }: CmsRequest, gitHub: GitHub, branch: string): Promise<Response> {
    const query = textIn(body, 'query') ?? '';
    const selection = /\bcommit \{(.*?)\}\s*\}\s*\}\s*$/s.exec(query)?.[1] ?? 'oid committedDate';
    const commit = await gitHub.headFields(branch, selection);
    return answerWith({ data: { createCommitOnBranch: { commit } } });
  }

  /** A branch that exists is the CMS's own leftover, or somebody's draft that the CMS does not know. */
  private async createRef(request: CmsRequest): Promise<Response> {
    const response = await this.send(request.url, request.init);
    const name = textIn(request.body, 'variables', 'input', 'name') ?? '';
    const branch = DRAFT_REF.exec(name)?.[1];
    if (branch === undefined || !/already exists/.test(errorIn(await jsonIn(response)))) {
      return response;
    }
    const draft = await this.gitHub(request).openDraft(branch);
    if (!draft) return response;
    throw new EditRefused(ownWords().otherDraft(draft.isOwn ? undefined : draft.name));
  }

  /** Keeps the CMS from resetting a branch to what is published while words on it are nowhere else. */
  private async resetRef(request: CmsRequest): Promise<Response> {
    const branch = DRAFT_REF.exec(decodeURIComponent(request.purpose.call))?.[1] ?? '';
    const sha = String(request.body?.sha);
    const gitHub = this.gitHub(request);
    const remote = await gitHub.branch(branch, []);
    const isSafe =
      remote === undefined ||
      !(await gitHub.isAhead(sha, remote.head)) ||
      (await gitHub.isSettled(branch, remote.head));
    if (isSafe) return this.send(request.url, request.init);
    // The commit that follows is joined to what is there.
    return answerWith({ ref: `refs/heads/${branch}`, object: { sha } });
  }

  /** Merges or closes a draft only as this page has shown it. */
  private async settle(request: CmsRequest, pullNumber: number): Promise<Response> {
    const gitHub = this.gitHub(request);
    const found = await gitHub.pullRequest(pullNumber);
    const known = found && this.session.knownHeads.get(found.branch);
    if (found && known !== undefined && known !== found.head) {
      throw new EditRefused(ownWords().draftChanged);
    }
    if (request.purpose.method !== 'PUT' || !found) {
      return this.send(request.url, request.init);
    }
    const response = await this.merge(request, found.head);
    if (!isConflict(response, await jsonIn(response))) return response;
    const merged = await mergePublished(gitHub, found);
    if (!merged) return response;
    const { head, joined } = merged;
    this.session.knownHeads.set(found.branch, head);
    const again = await this.merge(request, head);
    if (again.ok && joined.length > 0) showNote(ownWords().joinedBeforePublishing(joined));
    return again;
  }

  /** GitHub refuses it if somebody commits at this very moment. */
  private merge({ url, init, body }: CmsRequest, sha: string): Promise<Response> {
    return this.send(url, { ...init, body: JSON.stringify({ ...body, sha }) });
  }

  private handle(request: CmsRequest): Promise<Response> {
    const { method, call } = request.purpose;
    const input = partOf(request.body, 'variables', 'input');
    if (call === 'createCommitOnBranch' && isCommitInput(input))
      return this.commit(request, withPaths(input, this.repository.site.inSite));
    if (call === 'createRef') return this.createRef(request);
    if (method === 'PATCH' && call.includes('/git/refs/heads/')) return this.resetRef(request);
    const pull = /\/pulls\/(\d+)(?:\/merge)?$/.exec(call)?.[1];
    if (pull !== undefined && hidesReasons(request.purpose))
      return this.settle(request, Number(pull));
    return this.send(request.url, request.init);
  }

  /** Notes the heads of the branches that the CMS shows. */
  private noteHeads({ body }: CmsRequest, answer: unknown): void {
    const ofBranch = ['data', 'repository', 'ref', 'target', 'history', 'nodes', 0, 'oid'];
    const isDraft = textIn(body, 'variables', 'branch')?.startsWith('cms/') === true;
    if (!isDraft) this.session.shownCommit ??= textIn(answer, ...ofBranch);
    const nodes = partOf(answer, 'data', 'repository', 'pullRequests', 'nodes');
    for (const node of Array.isArray(nodes) ? nodes : []) {
      const branch = textIn(node, 'headRefName');
      const head = textIn(node, 'headRefOid');
      if (branch !== undefined && head !== undefined) this.session.knownHeads.set(branch, head);
    }
  }

  async answer(request: CmsRequest): Promise<Response> {
    const { purpose } = request;
    const refuse = (sentence: string, status = 409) => {
      if (hidesReasons(purpose)) showNote(sentence);
      return answerWith({ message: sentence }, status);
    };
    try {
      const response = await this.handle(request);
      const answer = await jsonIn(response);
      this.noteHeads(request, answer);
      const gone = goneDraft(request, answer);
      const sentence = gone ?? failureOf(purpose, response, answer);
      if (sentence === undefined) return response;
      return refuse(sentence, response.ok ? 409 : response.status);
    } catch (error) {
      if (error instanceof EditRefused) return refuse(error.message);
      if (error instanceof GitHubRefused) {
        const { response } = error;
        const sentence = refusalOf(purpose, response, await jsonIn(response));
        return refuse(sentence ?? ownWords().other(String(response.status)), response.status);
      }
      if (partOf(error, 'name') !== 'TypeError') throw error;
      const sentence = lostLine(purpose);
      if (hidesReasons(purpose)) showNote(sentence);
      throw new Error(sentence, { cause: error });
    }
  }
}

function failureOf(purpose: Purpose, response: Response, answer: unknown): string | undefined {
  const isFailure = !response.ok || partOf(answer, 'errors') !== undefined;
  return isFailure ? refusalOf(purpose, response, answer) : undefined;
}

/** Returns a sentence if the CMS asks for the head of a draft whose branch is gone. */
function goneDraft({ body }: CmsRequest, answer: unknown): string | undefined {
  const isDraft = textIn(body, 'variables', 'branch')?.startsWith('cms/') === true;
  const isGone = partOf(answer, 'data', 'repository', 'ref') === null;
  return isDraft && isGone ? ownWords().draftGone : undefined;
}

/** GitHub's status page. The policy forbids the CMS's requests to it. */
const STATUS = 'https://www.githubstatus.com/';

/** Holds the CMS's requests. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
export function guardCommits(repository: Repository, session: EditingSession): void {
  const send = window.fetch.bind(window);
  const guard = new Guard(send, repository, session);
  window.fetch = async (input, init) => {
    // Fails like the blocked request, but without the browser's console error.
    if (String(input).startsWith(STATUS)) throw new TypeError('The policy forbids it.');
    // All of the CMS's requests to GitHub, and no others.
    const isGitHub = new Headers(init?.headers).has('authorization');
    if (!isGitHub || init === undefined) return send(input, init);
    return guard.answer(requestOf(String(input), init));
  };
}
