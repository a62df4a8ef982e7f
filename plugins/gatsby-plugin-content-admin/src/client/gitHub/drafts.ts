/** The CMS's drafts on GitHub, each a branch with a pull request. */
import type { EditingSession } from '../editingSession';
import { showNote } from '../note';
import { refusalWords } from '../refusalWords';
import { answerWith, type CmsRequest, jsonIn } from './cmsRequest';
import { EditRefused } from './editRefused';
import type { GitHub, Send } from './gitHub';
import { listIn, textIn } from './jsonParts';
import { mergePublished } from './mergePublished';
import { errorIn, isConflict } from './refusals';

/** True for a branch like `cms/case-studies/telco`. */
const isDraftBranch = (branch: string | undefined): branch is string =>
  branch?.startsWith('cms/') === true;

/** True if the CMS asks what a draft's branch holds. */
export const asksForDraft = ({ body }: CmsRequest): boolean =>
  isDraftBranch(textIn(body, 'variables', 'branch'));

/** Returns a draft's branch by the name or the path of its reference; undefined for other references. */
function draftBranchIn(reference: string): string | undefined {
  const branch = /(?:^|\/)refs\/heads\/(.+)$/.exec(reference)?.[1];
  return isDraftBranch(branch) ? branch : undefined;
}

/** The place of a branch's newest commit in the answer to the CMS's question for it. */
const NEWEST_COMMIT = ['data', 'repository', 'ref', 'target', 'history', 'nodes', 0, 'oid'];

/** Lets the CMS begin, reset, merge and close drafts, as long as nobody's words are lost by it. */
export class Drafts {
  constructor(
    private readonly send: Send,
    private readonly session: EditingSession,
  ) {}

  /** Notes the heads of the branches that the CMS shows. */
  noteHeads(request: CmsRequest, answer: unknown): void {
    // The first answer is what the CMS's lists show: it asks again before each commit.
    if (!asksForDraft(request)) this.session.shownCommit ??= textIn(answer, ...NEWEST_COMMIT);
    for (const node of listIn(answer, 'data', 'repository', 'pullRequests', 'nodes')) {
      const branch = textIn(node, 'headRefName');
      const head = textIn(node, 'headRefOid');
      if (branch !== undefined && head !== undefined) this.session.knownHeads.set(branch, head);
    }
  }

  /**
   * Creates a branch. One that exists is the CMS's own leftover, or somebody's draft that the CMS does not know.
   * @throws EditRefused if it is a draft
   */
  async create(request: CmsRequest, gitHub: GitHub): Promise<Response> {
    const response = await this.send(request.url, request.init);
    const branch = draftBranchIn(textIn(request.body, 'variables', 'input', 'name') ?? '');
    if (branch === undefined || !/already exists/.test(errorIn(await jsonIn(response)))) {
      return response;
    }
    const draft = await gitHub.openDraft(branch);
    if (!draft) return response;
    throw new EditRefused(refusalWords.otherDraft(draft.isOwn ? undefined : draft.name));
  }

  /** Keeps the CMS from resetting a branch to what is published while words on it are nowhere else. */
  async reset(request: CmsRequest, gitHub: GitHub): Promise<Response> {
    const branch = draftBranchIn(decodeURIComponent(request.purpose.call));
    if (branch === undefined) return this.send(request.url, request.init);
    const sha = String(request.body?.sha);
    const remote = await gitHub.branch(branch, []);
    // Nothing is lost if there is no such branch, if all of it is published, or if a pull request keeps its commits.
    const isSafe =
      remote === undefined ||
      !(await gitHub.isAhead(sha, remote.head)) ||
      (await gitHub.isSettled(branch, remote.head));
    if (isSafe) return this.send(request.url, request.init);
    // The commit that follows is joined to what is there.
    return answerWith({ ref: `refs/heads/${branch}`, object: { sha } });
  }

  /**
   * Merges a draft as this page has shown it, field by field where Git finds a conflict.
   * @throws EditRefused if it is not known to be as shown, or somebody else's words would be lost
   */
  async merge(request: CmsRequest, gitHub: GitHub, pullNumber: number): Promise<Response> {
    const shown = await this.pullAsShown(gitHub, pullNumber);
    const response = await this.mergeAt(request, shown.head);
    if (!isConflict(response, await jsonIn(response))) return response;
    const merged = await mergePublished(gitHub, shown);
    if (!merged) return response;
    const { head, joined } = merged;
    this.session.knownHeads.set(shown.branch, head);
    const again = await this.mergeAt(request, head);
    if (again.ok && joined.length > 0) showNote(refusalWords.whenPublishing.joined(joined));
    return again;
  }

  /**
   * Closes a draft as this page has shown it.
   * @throws EditRefused if it is not known to be as shown
   */
  async close(request: CmsRequest, gitHub: GitHub, pullNumber: number): Promise<Response> {
    await this.pullAsShown(gitHub, pullNumber);
    return this.send(request.url, request.init);
  }

  /**
   * Returns the branch and the head of a draft.
   * @throws EditRefused if GitHub does not tell them, or if the head is not the one that this page knows
   */
  private async pullAsShown(gitHub: GitHub, pullNumber: number) {
    const pull = await gitHub.pullRequest(pullNumber);
    const known = pull && this.session.knownHeads.get(pull.branch);
    if (!pull || (known !== undefined && known !== pull.head)) {
      throw new EditRefused(refusalWords.draftChanged);
    }
    return pull;
  }

  /** Merges a draft with this head: GitHub refuses if somebody commits at this very moment. */
  private mergeAt({ url, init, body }: CmsRequest, sha: string): Promise<Response> {
    return this.send(url, { ...init, body: JSON.stringify({ ...body, sha }) });
  }
}
