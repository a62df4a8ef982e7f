/** Sends the CMS's commits, and finds out what has become of one if the line is lost. */
import { partOf } from '../../../../../src/basics/partOf';
import type { SiteFolder } from '../../content/siteFolder';
import type { EditingSession } from '../editingSession';
import { showNote } from '../note';
import { refusalWords } from '../refusalWords';
import { guardRemoval } from '../saveGuard';
import { answerWith, type CmsRequest, filesOfRemoval, jsonIn, withPaths } from './cmsRequest';
import type { CommitInput } from './commitInput';
import { EditRefused } from './editRefused';
import type { GitHub, Send } from './gitHub';
import { joinCommit } from './joinCommit';
import { textIn } from './jsonParts';

/** How often a commit is tried: each time, it is joined with somebody else's that came first. */
const MOST_TRIES = 3;

/** Sends a commit, joined with what others have saved in the meantime, and notes what has arrived. */
export class CommitSender {
  constructor(
    private readonly send: Send,
    private readonly session: EditingSession,
    private readonly site: SiteFolder,
  ) {}

  /** @throws EditRefused if somebody else's words would be lost, or nobody knows whether the commit has arrived */
  async commit(request: CmsRequest, input: CommitInput, gitHub: GitHub): Promise<Response> {
    await guardRemoval(filesOfRemoval(input));
    const { branchName: branch } = input.branch;
    for (let tries = 1; ; tries += 1) {
      const commit = await joinCommit(gitHub, this.session, input);
      const answer = commit.input
        ? await this.sendJoined(request, commit.input, gitHub)
        : await this.landed(request, gitHub, branch);
      const isStale = partOf(await jsonIn(answer), 'errors', 0, 'type') === 'STALE_DATA';
      if (isStale && tries < MOST_TRIES) continue;
      const oid = textIn(await jsonIn(answer), 'data', 'createCommitOnBranch', 'commit', 'oid');
      if (oid !== undefined) {
        this.session.knownHeads.set(branch, oid);
        for (const { path } of input.fileChanges?.additions ?? []) {
          this.session.noteArrived(path);
        }
        if (commit.joined.length > 0) showNote(refusalWords.whenSaving.joined(commit.joined));
      }
      return answer;
    }
  }

  private async sendJoined(request: CmsRequest, input: CommitInput, gitHub: GitHub) {
    const variables = { input: withPaths(input, this.site.inRepository) };
    const body = JSON.stringify({ ...request.body, variables });
    const answer = await this.send(request.url, { ...request.init, body }).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    // No answer: the branch shows whether the commit has arrived. If GitHub does not tell that either, nobody knows.
    const { branchName } = input.branch;
    const fields = await gitHub.headFields(branchName, 'oid').catch(() => undefined);
    if (fields === undefined) throw new EditRefused(refusalWords.unreachableAfter);
    if (partOf(fields, 'oid') === input.expectedHeadOid) {
      throw new EditRefused(refusalWords.unreachable);
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
}
