/** What the stand-in's GraphQL says of users, commits, branches and pull requests, in the schema's names. */
import type { CommitInfo, GitRepository } from './gitRepository';
import type { PullRequest, PullRequests, User } from './pullRequests';

/** GitHub cuts `Blob.text` off at this size. */
const LONGEST_TEXT = 512_000;

export interface ForgeState {
  owner: string;
  name: string;
  repository: GitRepository;
  requests: PullRequests;
  users: readonly User[];
}

interface RequestFilter {
  states?: string[];
  labels?: string[];
  headRefName?: string;
  first?: number;
  last?: number;
}

function actorOf({ id, login, name, email }: User) {
  return {
    __typename: 'User',
    id: `U_${id}`,
    databaseId: id,
    login,
    name,
    email,
    avatarUrl: `https://avatars.githubusercontent.com/u/${id}`,
  };
}

/** The objects of the repository, as one user sees them. */
export class GraphQlObjects {
  constructor(
    private readonly state: ForgeState,
    private readonly viewer: User,
  ) {}

  get fullName(): string {
    return `${this.state.owner}/${this.state.name}`;
  }

  /** The object with this id; null if there is none, or it is neither a commit nor a file. */
  object(oid: string | undefined): object | null {
    const { repository } = this.state;
    if (oid === undefined) return null;
    const type = repository.typeOf(oid);
    if (type === 'commit') return this.commitAt(oid);
    if (type !== 'blob') return null;
    const bytes = repository.blob(oid);
    const isBinary = bytes.includes(0);
    return {
      __typename: 'Blob',
      oid,
      byteSize: bytes.length,
      isBinary,
      isTruncated: !isBinary && bytes.length > LONGEST_TEXT,
      text: isBinary ? null : bytes.subarray(0, LONGEST_TEXT).toString('utf8'),
    };
  }

  commitAt(oid: string): object | null {
    const [info] = this.state.repository.history(oid, 1);
    return info ? this.commit(info) : null;
  }

  private commit({ oid, tree, message, author, committedDate }: CommitInfo): object {
    const { repository, users } = this.state;
    const account = users.find(({ email }) => email === author.email);
    return {
      __typename: 'Commit',
      oid,
      message,
      committedDate,
      tree: { oid: tree },
      author: {
        ...author,
        avatarUrl: 'https://avatars.githubusercontent.com/u/0',
        user: account ? actorOf(account) : null,
      },
      history: ({ first, path }: { first?: number; path?: string }) => ({
        nodes: repository.history(oid, first ?? 100, path).map((info) => this.commit(info)),
      }),
      file: ({ path }: { path: string }) => {
        const blob = repository.resolve(`${oid}:${path}`);
        return blob === undefined ? null : { path, oid: blob, object: this.object(blob) };
      },
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
    };
  }

  /** @param qualifiedName "main" or "refs/heads/main" */
  ref(qualifiedName: string): object | null {
    const branch = qualifiedName.replace('refs/heads/', '');
    const head = this.state.repository.head(branch);
    return head === undefined ? null : { name: branch, target: this.commitAt(head) };
  }

  pullRequest(one: PullRequest): object {
    return {
      __typename: 'PullRequest',
      id: `PR_${one.number}`,
      number: one.number,
      title: one.title,
      url: `https://github.com/${this.fullName}/pull/${one.number}`,
      state: one.state,
      isDraft: one.isDraft,
      isCrossRepository: false,
      createdAt: one.createdAt,
      updatedAt: one.updatedAt,
      headRefName: one.branch,
      headRefOid: one.headOid,
      author: actorOf(one.author),
      viewerDidAuthor: one.author === this.viewer,
      labels: () => ({ nodes: one.labels.map((label) => ({ name: label })) }),
      files: () => ({
        nodes: this.state.requests
          .files(one)
          .map(({ change, ...file }) => ({ path: file.path, changeType: change })),
      }),
    };
  }

  private pullRequests({ states, labels, headRefName, first, last }: RequestFilter): object {
    const found = this.state.requests.all.filter(
      (one) =>
        (states?.includes(one.state) ?? true) &&
        (labels === undefined || one.labels.some((label) => labels.includes(label))) &&
        (headRefName === undefined || one.branch === headRefName),
    );
    const part = last === undefined ? found.slice(0, first) : found.slice(-last);
    return { totalCount: found.length, nodes: part.map((one) => this.pullRequest(one)) };
  }

  repository(): object {
    const { name, repository, requests } = this.state;
    return {
      id: 'R_1',
      name,
      nameWithOwner: this.fullName,
      defaultBranchRef: () => this.ref('main'),
      ref: ({ qualifiedName }: { qualifiedName: string }) => this.ref(qualifiedName),
      object: ({ oid, expression }: { oid?: string; expression?: string }) =>
        this.object(repository.resolve(oid ?? expression ?? '')),
      pullRequests: (filter: RequestFilter) => this.pullRequests(filter),
      pullRequest: ({ number }: { number: number }) => this.pullRequest(requests.get(number)),
    };
  }
}
