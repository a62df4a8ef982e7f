/** The pull requests of the stand-in for GitHub, and what it refuses about them. */
import type { ChangedFile, GitRepository } from './gitRepository';

export interface User {
  id: number;
  login: string;
  name: string;
  email: string;
}

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  /** Kept when the branch is gone. */
  headOid: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  isDraft: boolean;
  labels: string[];
  author: User;
  createdAt: string;
  updatedAt: string;
}

/** An answer with an error status, in GitHub's own words. */
export class ForgeRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The details of "Validation Failed". */
    readonly errors?: readonly { message: string }[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const invalid = (message: string): ForgeRefusal =>
  new ForgeRefusal(422, 'Validation Failed', [{ message }]);

/** The state of the check that the published branch requires; undefined without such a rule. */
type RequiredCheck = 'expected' | 'failing' | 'passed' | undefined;

/** The pull requests from the first on, whatever has become of them. */
export class PullRequests {
  readonly all: PullRequest[] = [];
  requiredCheck: RequiredCheck;

  constructor(
    private readonly repository: GitRepository,
    private readonly owner: string,
    private readonly now: () => string,
  ) {}

  get(number: number): PullRequest {
    const found = this.all.find((one) => one.number === number);
    if (!found) throw new ForgeRefusal(404, 'Not Found');
    return found;
  }

  openOf(branch: string): PullRequest | undefined {
    return this.all.find((one) => one.branch === branch && one.state === 'OPEN');
  }

  /** https://docs.github.com/en/rest/pulls/pulls#create-a-pull-request */
  open(title: string, branch: string, isDraft: boolean, author: User): PullRequest {
    const headOid = this.repository.head(branch);
    if (headOid === undefined) throw invalid('head is invalid');
    if (this.openOf(branch)) {
      throw invalid(`A pull request already exists for ${this.owner}:${branch}.`);
    }
    if (this.repository.ahead('main', headOid) === 0) {
      throw invalid(`No commits between main and ${branch}`);
    }
    const date = this.now();
    const request: PullRequest = {
      number: this.all.length + 1,
      title,
      branch,
      headOid,
      state: 'OPEN',
      isDraft,
      labels: [],
      author,
      createdAt: date,
      updatedAt: date,
    };
    this.all.push(request);
    return request;
  }

  /** Notes what has happened to a branch: GitHub closes the request of one that is deleted. */
  follow(branch: string): void {
    const request = this.openOf(branch);
    const head = this.repository.head(branch);
    if (!request) return;
    if (head === undefined) request.state = 'CLOSED';
    else Object.assign(request, { headOid: head, updatedAt: this.now() });
  }

  files({ headOid }: PullRequest): ChangedFile[] {
    const base = this.repository.mergeBase('main', headOid) ?? 'main';
    return this.repository.changes(base, headOid);
  }

  /** https://docs.github.com/en/rest/pulls/pulls#merge-a-pull-request: 405 "if merge cannot be performed" */
  merge(request: PullRequest, title: string, isSquash: boolean, user: User): string {
    const refused = this.refusalOf(request);
    if (refused !== undefined) throw new ForgeRefusal(405, refused);
    const message = isSquash ? title : `${title}\n\nMerge pull request #${request.number}`;
    const oid = this.repository.merge({
      branch: 'main',
      head: request.headOid,
      message,
      author: user,
      isSquash,
    });
    if (oid === undefined) throw new ForgeRefusal(405, 'Pull Request is not mergeable');
    request.state = 'MERGED';
    return oid;
  }

  private refusalOf({ state, isDraft }: PullRequest): string | undefined {
    if (state !== 'OPEN') return 'Pull Request is not mergeable';
    if (isDraft) return 'Pull Request is still a draft';
    if (this.requiredCheck === 'expected') return 'Required status check "gate" is expected.';
    if (this.requiredCheck === 'failing') return 'Required status check "gate" is failing.';
    return undefined;
  }
}
