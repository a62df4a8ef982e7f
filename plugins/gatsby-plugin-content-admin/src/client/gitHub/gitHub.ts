/** Asks GitHub what its branches hold, and merges them, with the CMS's own sign-in. */
import { partOf } from '../../../../../src/basics/partOf';
import { isSameText } from '../../content/joinFile';
import type { SiteFolder } from '../../content/siteFolder';
import { listIn, textIn } from './jsonParts';
import { fromLine } from './lineLost';

export type Send = typeof fetch;

export interface RemoteFile {
  /** Of the blob; undefined if the file is not there. */
  oid?: string;
  /** undefined if the file is not there, or holds no text. */
  text?: string;
  /** Who has changed or deleted it last. */
  who?: string;
}

interface RemoteBranch {
  head: string;
  /** Of all files. */
  tree: string;
  files: ReadonlyMap<string, RemoteFile>;
}

/** What a draft has changed since it was begun. */
interface DraftChanges {
  /** The commit where it was begun. */
  fork: string;
  /** Paths from the site's folder. */
  files: string[];
}

/** A file of a new tree: its text, the blob that GitHub has of it, or null if it is deleted. */
export type TreeItem = { path: string } & ({ content: string } | { sha: string | null });

interface Draft {
  /** Of whoever began it. */
  name: string;
  /** True if that is this editor. */
  isOwn: boolean;
  head: string;
}

/** As many versions of a file as are looked through for the one that a form was opened with. */
const MOST_VERSIONS = 50;

const BLOB = 'object { ... on Blob { text } }';

/** Selects what a commit holds of the files at these paths, and who has changed them last. */
function selectionOf(paths: readonly string[]): string {
  const ofFiles = paths.map((path, index) => {
    const quoted = JSON.stringify(path);
    return `file_${index}: file(path: ${quoted}) { oid ${BLOB} } change_${index}: history(first: 1, path: ${quoted}) { nodes { author { name user { login name } } } }`;
  });
  return `oid tree { oid } ${ofFiles.join(' ')}`;
}

/** Reads what `selectionOf` has selected; undefined if there is no such commit. */
function remoteIn(commit: unknown, files: readonly string[]): RemoteBranch | undefined {
  const head = textIn(commit, 'oid');
  if (head === undefined) return undefined;
  const remote = files.map((file, index): [string, RemoteFile] => {
    const author = partOf(commit, `change_${index}`, 'nodes', 0, 'author');
    const who = textIn(author, 'user', 'name') ?? textIn(author, 'name');
    const oid = textIn(commit, `file_${index}`, 'oid');
    const text = textIn(commit, `file_${index}`, 'object', 'text');
    return [file, { oid, text, who }];
  });
  return { head, tree: textIn(commit, 'tree', 'oid') ?? '', files: new Map(remote) };
}

/** Where the content is. */
export interface Repository {
  /** Its owner and name, like "acme/website". */
  fullName: string;
  /** The branch of the published content, or "HEAD" for the default one. */
  published: string;
  site: SiteFolder;
}

/** The repository on GitHub, as the editor's sign-in may see and change it. */
export class GitHub {
  private readonly owner: string;
  private readonly repo: string;
  private readonly published: string;
  private readonly site: SiteFolder;

  /** @param endpoint the URL of its GraphQL API */
  constructor(
    private readonly send: Send,
    private readonly endpoint: string,
    private readonly headers: Headers,
    { fullName, published, site }: Repository,
  ) {
    const [owner = '', repo = ''] = fullName.split('/');
    this.owner = owner;
    this.repo = repo;
    this.published = published;
    this.site = site;
  }

  private selectionOf(files: readonly string[]): string {
    return selectionOf(files.map(this.site.inRepository));
  }

  private rest(path: string, init?: RequestInit): Promise<unknown> {
    const root = this.endpoint.replace(/\/api\/graphql$/, '/api/v3').replace(/\/graphql$/, '');
    return this.fetchJson(`${root}/repos/${this.owner}/${this.repo}/${path}`, init);
  }

  private async fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
    const response = await this.send(url, {
      ...init,
      headers: this.headers,
      cache: 'no-cache',
    });
    if (response.ok) return fromLine<unknown>(response.json());
    throw new GitHubRefused(response);
  }

  /** Returns the `repository` of an answer. */
  private async query(fields: string, variables: Record<string, string> = {}): Promise<unknown> {
    const declared = Object.keys(variables).map((name) => `, $${name}: String!`);
    const query = `query($owner: String!, $repo: String!${declared.join('')}) { repository(owner: $owner, name: $repo) { ${fields} } }`;
    const body = JSON.stringify({
      query,
      variables: { owner: this.owner, repo: this.repo, ...variables },
    });
    return partOf(
      await this.fetchJson(this.endpoint, { method: 'POST', body }),
      'data',
      'repository',
    );
  }

  /** Returns a commit's fields at the head of a branch; undefined if there is no such branch. */
  async headFields(branch: string, selection: string): Promise<unknown> {
    const fields = `ref(qualifiedName: $branch) { target { ... on Commit { ${selection} } } }`;
    return partOf(await this.query(fields, { branch }), 'ref', 'target');
  }

  /** Returns the head of a branch and what it holds of these files; undefined if there is no such branch. */
  async branch(branch: string, files: readonly string[]): Promise<RemoteBranch | undefined> {
    return remoteIn(await this.headFields(branch, this.selectionOf(files)), files);
  }

  /** Returns what a commit, or the published branch, holds of these files. */
  async commit(files: readonly string[], at = this.published): Promise<RemoteBranch | undefined> {
    const fields = `object(expression: $at) { ... on Commit { ${this.selectionOf(files)} } }`;
    return remoteIn(partOf(await this.query(fields, { at }), 'object'), files);
  }

  /** Returns the newest commit, at or before `at`, with exactly this text of a file. */
  private async commitWith(at: string, file: string, text: string): Promise<string | undefined> {
    const path = JSON.stringify(this.site.inRepository(file));
    const selection = `history(first: ${MOST_VERSIONS}, path: ${path}) { nodes { oid file(path: ${path}) { ${BLOB} } } }`;
    const fields = `object(expression: $at) { ... on Commit { ${selection} } }`;
    const nodes = listIn(await this.query(fields, { at }), 'object', 'history', 'nodes');
    const found = nodes.find((node) => isSameText(textIn(node, 'file', 'object', 'text'), text));
    return textIn(found, 'oid');
  }

  /** Returns the last commit that two lines of work share. */
  private async forkOf(one: string, other: string): Promise<string | undefined> {
    return textIn(await this.compare(one, other), 'merge_base_commit', 'sha');
  }

  /** https://docs.github.com/en/rest/commits/commits#compare-two-commits */
  private compare(base: string, head: string): Promise<unknown> {
    const range = encodeURIComponent(`${base}...${head}`);
    return this.rest(`compare/${range}?per_page=1`);
  }

  /** Returns what the draft with this head has changed. */
  async changes(head: string): Promise<DraftChanges> {
    const answer = await this.compare(this.published, head);
    const paths = listIn(answer, 'files').flatMap((file) =>
      [textIn(file, 'filename'), textIn(file, 'previous_filename')].flatMap((path) => path ?? []),
    );
    const fork = textIn(answer, 'merge_base_commit', 'sha') ?? '';
    return { fork, files: paths.map(this.site.inSite) };
  }

  /**
   * Merges by a commit with two parents, and returns it. GitHub refuses it if the branch has moved on.
   * https://docs.github.com/en/rest/git/trees#create-a-tree
   * https://docs.github.com/en/rest/git/commits#create-a-commit
   */
  async mergeInto(
    branch: string,
    parents: readonly [own: string, other: string],
    { tree: base, message, items }: { tree: string; message: string; items: TreeItem[] },
  ): Promise<string> {
    const post = async (path: string, body: object, method = 'POST') =>
      textIn(await this.rest(path, { method, body: JSON.stringify(body) }), 'sha') ?? '';
    const files = items.map(({ path, ...content }) => ({
      path: this.site.inRepository(path),
      mode: '100644',
      type: 'blob',
      ...content,
    }));
    const isSame = files.length === 0;
    const tree = isSame ? base : await post('git/trees', { base_tree: base, tree: files });
    const sha = await post('git/commits', { message, tree, parents });
    const ref = branch.split('/').map(encodeURIComponent).join('/');
    await post(`git/refs/heads/${ref}`, { sha }, 'PATCH');
    return sha;
  }

  /** True if `head` holds commits that `base` does not. */
  async isAhead(base: string, head: string): Promise<boolean> {
    return partOf(await this.compare(base, head), 'ahead_by') !== 0;
  }

  /**
   * Returns the text that the file had where the form's text and the branch part; "" if that is not known. The form
   * may have been opened on another branch: a draft that is gone since, or a newer published state.
   */
  async commonText(file: string, opened: string, branch: string, head: string): Promise<string> {
    if ((await this.commitWith(head, file, opened)) !== undefined) return opened;
    const former = await this.draftsOf(branch, 'OPEN, CLOSED, MERGED');
    for (const place of [this.published, ...former.map((draft) => draft.head)]) {
      const commit = await this.commitWith(place, file, opened);
      const fork = commit === undefined ? undefined : await this.forkOf(head, commit);
      if (fork === undefined) continue;
      const fields = 'object(expression: $at) { ... on Blob { text } }';
      const at = `${fork}:${this.site.inRepository(file)}`;
      return textIn(await this.query(fields, { at }), 'object', 'text') ?? '';
    }
    return '';
  }

  private async draftsOf(branch: string, states: string): Promise<Draft[]> {
    const fields = `pullRequests(headRefName: $branch, states: [${states}], last: 5) { nodes { headRefOid viewerDidAuthor author { login ... on User { name } } } }`;
    const nodes = listIn(await this.query(fields, { branch }), 'pullRequests', 'nodes');
    return nodes.reverse().map((node) => {
      const name = textIn(node, 'author', 'name') ?? textIn(node, 'author', 'login') ?? '';
      const isOwn = partOf(node, 'viewerDidAuthor') === true;
      return { name, isOwn, head: textIn(node, 'headRefOid') ?? '' };
    });
  }

  /** Returns the open draft on a branch. */
  async openDraft(branch: string): Promise<Draft | undefined> {
    return (await this.draftsOf(branch, 'OPEN'))[0];
  }

  /** True if the state of a branch can be found again in a pull request that was closed or merged. */
  async isSettled(branch: string, head: string): Promise<boolean> {
    const drafts = await this.draftsOf(branch, 'CLOSED, MERGED');
    return drafts.some((draft) => draft.head === head);
  }

  /** Returns the branch and the head of an open pull request. */
  async pullRequest(pullNumber: number): Promise<{ branch: string; head: string } | undefined> {
    const fields = `pullRequest(number: ${pullNumber}) { headRefName headRefOid }`;
    const found = partOf(await this.query(fields), 'pullRequest');
    const branch = textIn(found, 'headRefName');
    const head = textIn(found, 'headRefOid');
    return branch === undefined || head === undefined ? undefined : { branch, head };
  }
}

/** GitHub's answer with an error status. */
export class GitHubRefused extends Error {
  constructor(readonly response: Response) {
    super(`GitHub answered ${response.status}.`);
  }
}
