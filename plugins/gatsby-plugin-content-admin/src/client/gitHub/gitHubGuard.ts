/**
 * Holds what the CMS is about to send to GitHub until nobody's words would be lost by it, and puts GitHub's refusals
 * into words (docs/decisions/0018-two-editors.md).
 */
import { partOf } from '../../../../../src/basics/partOf';
import { GITHUB_API } from '../../content/endpoints';
import type { EditingSession } from '../editingSession';
import { showNote } from '../note';
import { refusalWords } from '../refusalWords';
import {
  answerWith,
  type CmsRequest,
  hidesReasons,
  isCommitInput,
  jsonIn,
  requestOf,
  withPaths,
} from './cmsRequest';
import { CommitSender } from './commitSender';
import { asksForDraft, Drafts } from './drafts';
import { EditRefused } from './editRefused';
import { GitHub, GitHubRefused, type Repository, type Send } from './gitHub';
import { fromLine, LineLost } from './lineLost';
import { lostLine, type Purpose, refusalOf } from './refusals';

/** Sends each request to where it is held, and answers with a sentence for the editor if it fails. */
class Guard {
  private readonly commits: CommitSender;
  private readonly drafts: Drafts;

  constructor(
    private readonly send: Send,
    private readonly repository: Repository,
    session: EditingSession,
  ) {
    this.commits = new CommitSender(send, session, repository.site);
    this.drafts = new Drafts(send, session);
  }

  /** Returns GitHub at the address, and by the sign-in, that the CMS's request has. */
  private gitHub({ url, init }: CmsRequest): GitHub {
    const headers = new Headers(init.headers);
    headers.set('content-type', 'application/json');
    const endpoint = url.startsWith(`${GITHUB_API}/`)
      ? `${GITHUB_API}/graphql`
      : url.replace(/\/api\/v3\/.*$/, '/api/graphql');
    return new GitHub(this.send, endpoint, headers, this.repository);
  }

  private handle(request: CmsRequest): Promise<Response> {
    const { method, call } = request.purpose;
    const gitHub = this.gitHub(request);
    const input = partOf(request.body, 'variables', 'input');
    if (call === 'createCommitOnBranch' && isCommitInput(input)) {
      return this.commits.commit(request, withPaths(input, this.repository.site.inSite), gitHub);
    }
    if (call === 'createRef') return this.drafts.create(request, gitHub);
    if (method === 'PATCH' && call.includes('/git/refs/heads/')) {
      return this.drafts.reset(request, gitHub);
    }
    const pull = /\/pulls\/(\d+)(?:\/merge)?$/.exec(call)?.[1];
    if (pull !== undefined && method === 'PUT') {
      return this.drafts.merge(request, gitHub, Number(pull));
    }
    if (pull !== undefined && method === 'PATCH') {
      return this.drafts.close(request, gitHub, Number(pull));
    }
    return this.send(request.url, request.init);
  }

  /** @throws Error with a sentence for the editor if the line is lost */
  async answer(request: CmsRequest): Promise<Response> {
    const { purpose } = request;
    const refuse = (sentence: string, status = 409) => {
      if (hidesReasons(purpose)) showNote(sentence);
      return answerWith({ message: sentence }, status);
    };
    try {
      const response = await this.handle(request);
      const answer = await jsonIn(response);
      this.drafts.noteHeads(request, answer);
      const gone = goneDraft(request, answer);
      const sentence = gone ?? failureOf(purpose, response, answer);
      if (sentence === undefined) return response;
      return refuse(sentence, response.ok ? 409 : response.status);
    } catch (error) {
      if (error instanceof EditRefused) return refuse(error.message);
      if (error instanceof GitHubRefused) {
        const { response } = error;
        const sentence = refusalOf(purpose, response, await jsonIn(response));
        return refuse(
          sentence ?? refusalWords.unknownRefusal(String(response.status)),
          response.status,
        );
      }
      if (!(error instanceof LineLost)) throw error;
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
function goneDraft(request: CmsRequest, answer: unknown): string | undefined {
  const isGone = partOf(answer, 'data', 'repository', 'ref') === null;
  return isGone && asksForDraft(request) ? refusalWords.draftGone : undefined;
}

/** GitHub's status page. The policy forbids the CMS's requests to it. */
const STATUS = 'https://www.githubstatus.com/';

/** Holds the CMS's requests. Call it before the CMS starts (docs/decisions/0016-browser-around-the-cms.md). */
export function guardCommits(repository: Repository, session: EditingSession): void {
  const send = window.fetch.bind(window);
  const guard = new Guard((...request) => fromLine(send(...request)), repository, session);
  window.fetch = async (input, init) => {
    // Fails like the blocked request, but without the browser's console error.
    if (String(input).startsWith(STATUS)) throw new TypeError('The policy forbids it.');
    // All of the CMS's requests to GitHub, and no others.
    const isGitHub = new Headers(init?.headers).has('authorization');
    if (!isGitHub || init === undefined) return send(input, init);
    return guard.answer(requestOf(String(input), init));
  };
}
