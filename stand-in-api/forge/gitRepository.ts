/** A bare Git repository in a temporary folder, driven by the git command: what it holds, Git itself has written. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Author {
  name: string;
  email: string;
}

export interface CommitInfo {
  oid: string;
  tree: string;
  message: string;
  author: Author;
  committedDate: string;
}

/** A file that a comparison names, as GitHub does. */
export interface ChangedFile {
  path: string;
  change: 'ADDED' | 'MODIFIED' | 'DELETED' | 'RENAMED';
  previousPath?: string;
}

/** A file of a new tree: a text, an object, or null for one that is taken out. */
export interface TreeEntry {
  path: string;
  content?: string;
  sha?: string | null;
}

interface StoredFile {
  path: string;
  sha: string;
  size: number;
}

interface NewCommit {
  branch: string;
  message: string;
  author: Author;
  additions?: readonly { path: string; content: Buffer }[];
  deletions?: readonly string[];
}

const CHANGES: Record<string, ChangedFile['change']> = {
  A: 'ADDED',
  M: 'MODIFIED',
  D: 'DELETED',
  R: 'RENAMED',
};

/** Dates grow with each commit, so that the newest is told from the others. */
const FIRST_COMMIT = Date.parse('2026-01-05T08:00:00Z');

/** https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
const blobOid = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

const NO_OBJECT = '0'.repeat(40);

const MOST_BYTES = 64 * 1024 * 1024;

/** Remembers the answers about objects, which never change: each question to Git starts a program. */
function once<T>(ask: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/** A merge of the commit `head` into `branch`. */
interface Merge {
  branch: string;
  head: string;
  message: string;
  author: Author;
  isSquash: boolean;
}

/** The repository's commits, branches and files. */
export class GitRepository {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forge-'));
  private commits = 0;
  private readonly blobs = new Map<string, Buffer>();
  /** The files of commits. */
  private readonly listings = new Map<string, readonly StoredFile[]>();
  /** Of the branches. Git keeps the objects: each question to it starts a program. */
  private readonly heads = new Map<string, string>();

  /** Creates a repository whose branch `main` holds `files`. */
  constructor(files: Readonly<Record<string, string | Buffer>>, author: Author) {
    this.git(['init', '--quiet', '--bare', '--initial-branch', 'main']);
    const additions = Object.entries(files).map(([file, text]) => ({
      path: file,
      content: typeof text === 'string' ? Buffer.from(text) : text,
    }));
    this.commit({ branch: 'main', message: 'Content', author, additions });
  }

  private raw(args: readonly string[], input?: string | Buffer, env: NodeJS.ProcessEnv = {}) {
    return execFileSync(
      'git',
      ['-c', 'core.autocrlf=false', '-c', 'gc.auto=0', '-c', 'core.quotePath=false', ...args],
      {
        cwd: this.folder,
        input,
        env: { ...process.env, ...env, GIT_DIR: this.folder },
        maxBuffer: MOST_BYTES,
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
  }

  private git(args: readonly string[], input?: string | Buffer, env?: NodeJS.ProcessEnv): string {
    return this.raw(args, input, env).toString('utf8').trimEnd();
  }

  /** Returns undefined where Git refuses. */
  private attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch {
      return undefined;
    }
  }

  private date = () => new Date(FIRST_COMMIT + this.commits * 60_000);

  commitTree(tree: string, parents: readonly string[], message: string, author: Author) {
    this.commits += 1;
    const date = this.date().toISOString();
    const flags = parents.flatMap((parent) => ['-p', parent]);
    return this.git(['commit-tree', tree, ...flags], message, {
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: author.name,
      GIT_COMMITTER_EMAIL: author.email,
      GIT_COMMITTER_DATE: date,
    });
  }

  /** Returns a tree like `base` with these files changed. */
  writeTree(base: string, entries: readonly TreeEntry[]): string {
    const index = { GIT_INDEX_FILE: path.join(this.folder, 'new-index') };
    this.git(['read-tree', base], undefined, index);
    const lines = entries.map(({ path: file, content, sha }) => {
      const oid = content === undefined ? sha : this.git(['hash-object', '-w', '--stdin'], content);
      return oid === null ? `0 ${NO_OBJECT}\t${file}` : `100644 ${oid}\t${file}`;
    });
    this.git(['update-index', '--index-info'], lines.map((line) => `${line}\n`).join(''), index);
    return this.git(['write-tree'], undefined, index);
  }

  /** Returns the object that an expression names: `main:data/site.yaml`; undefined if there is none. */
  resolve(expression: string): string | undefined {
    const [, at = '', file] = /^([^:]*)(?::(.*))?$/s.exec(expression) ?? [];
    const oid = /^[0-9a-f]{40}$/.test(at) ? at : this.head(at.replace(/^refs\/heads\//, ''));
    if (oid === undefined || file === undefined) return oid;
    return this.files(oid).find((one) => one.path === file)?.sha;
  }

  /** Git does not know our branches. */
  private oid = (expression: string): string => this.resolve(expression) ?? expression;

  /** Returns the head of a branch, or of the default one. */
  head = (branch: string): string | undefined =>
    this.heads.get(branch === 'HEAD' ? 'main' : branch);

  setBranch = (branch: string, oid: string): void => void this.heads.set(branch, oid);

  deleteBranch = (branch: string): void => void this.heads.delete(branch);

  /** Returns the kind of an object: "blob", "tree" or "commit". */
  readonly typeOf = once((oid: string) =>
    this.blobs.has(oid) ? 'blob' : this.attempt(() => this.git(['cat-file', '-t', oid])),
  );

  /** Returns the bytes of a blob. */
  readonly blob = once(
    (oid: string): Buffer => this.blobs.get(oid) ?? this.raw(['cat-file', 'blob', oid]),
  );

  /** Returns the text of a file on a branch or at a commit; undefined if it is not there. */
  text(file: string, at = 'main'): string | undefined {
    const oid = this.resolve(`${at}:${file}`);
    return oid === undefined ? undefined : this.blob(oid).toString('utf8');
  }

  /** Returns all files at a commit. */
  files(at: string): readonly StoredFile[] {
    const oid = this.oid(at);
    const known = this.listings.get(oid) ?? this.listTree(oid);
    this.listings.set(oid, known);
    return known;
  }

  private listTree(oid: string): StoredFile[] {
    const lines = this.git(['ls-tree', '-r', '-l', '-z', oid]).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [facts = '', file = ''] = line.split('\t');
      const [, , sha = '', size = ''] = facts.split(/ +/);
      return { path: file, sha, size: Number(size) };
    });
  }

  /** https://git-scm.com/docs/git-fast-import: one program for a commit of any size */
  commit({ branch, message, author, additions = [], deletions = [] }: NewCommit): string {
    const parent = this.head(branch);
    this.commits += 1;
    const seconds = Math.round(this.date().getTime() / 1000);
    const data = (content: Buffer) => [Buffer.from(`data ${content.length}\n`), content];
    const lines = (...all: string[]) => Buffer.from(`${all.join('\n')}\n`);
    const stream = [
      lines(
        `commit refs/forge/${this.commits}`,
        'mark :1',
        `author ${author.name} <${author.email}> ${seconds} +0000`,
        `committer ${author.name} <${author.email}> ${seconds} +0000`,
      ),
      ...data(Buffer.from(message)),
      lines('', ...(parent === undefined ? [] : [`from ${parent}`])),
      ...deletions.map((file) => lines(`D ${file}`)),
      ...additions.flatMap(({ path: file, content }) => [
        lines(`M 100644 inline ${file}`),
        ...data(content),
        lines(''),
      ]),
      lines('get-mark :1'),
    ];
    const oid = this.git(['fast-import', '--quiet'], Buffer.concat(stream));
    const added = additions.map(({ path: file, content }) => {
      const sha = blobOid(content);
      this.blobs.set(sha, content);
      return { path: file, sha, size: content.length };
    });
    const changed = new Set([...deletions, ...added.map((file) => file.path)]);
    const before = parent === undefined ? [] : this.files(parent);
    const rest = before.filter((file) => !changed.has(file.path));
    this.listings.set(oid, [...rest, ...added]);
    this.setBranch(branch, oid);
    return oid;
  }

  /** Returns the newest commits at `at`, or those of them that changed a file. */
  history(at: string, most: number, file?: string): CommitInfo[] {
    const commits = this.log(this.oid(at));
    const found = commits.filter(({ paths }) => file === undefined || paths.has(file));
    return found.slice(0, most);
  }

  private readonly log = once((at: string) => {
    const format = '--format=%x1e%H%x1f%T%x1f%an%x1f%ae%x1f%cI%x1f%B%x1f';
    const log = this.git(['log', '--full-history', '--no-renames', '--name-only', format, at]);
    return log.split('\x1e').flatMap((one) => {
      const [
        oid = '',
        tree = '',
        name = '',
        email = '',
        committedDate = '',
        message = '',
        names = '',
      ] = one.split('\x1f');
      const paths = new Set(names.split('\n').filter(Boolean));
      const author = { name, email };
      return oid === ''
        ? []
        : [{ oid, tree, message: message.trim(), author, committedDate, paths }];
    });
  });

  mergeBase(first: string, second: string): string | undefined {
    return this.attempt(() => this.git(['merge-base', this.oid(first), this.oid(second)]));
  }

  /** Returns how many commits of `head` are not in `base`. */
  ahead(base: string, head: string): number {
    return Number(this.git(['rev-list', '--count', `${this.oid(base)}..${this.oid(head)}`]));
  }

  /** Returns the files that differ between two commits. */
  changes(base: string, head: string): ChangedFile[] {
    const parts = this.git(['diff', '--name-status', '-M', '-z', this.oid(base), this.oid(head)])
      .split('\0')
      .filter(Boolean);
    const changes: ChangedFile[] = [];
    while (parts.length > 0) {
      const change = CHANGES[parts.shift()?.charAt(0) ?? ''] ?? 'MODIFIED';
      const file = parts.shift() ?? '';
      if (change === 'RENAMED') {
        changes.push({ path: parts.shift() ?? '', change, previousPath: file });
      } else changes.push({ path: file, change });
    }
    return changes;
  }

  /** Merges a commit into a branch; returns undefined, and changes nothing, if Git finds a conflict. */
  merge({ branch, head, message, author, isSquash }: Merge) {
    const base = this.head(branch);
    if (base === undefined) return undefined;
    const tree = this.attempt(() => this.git(['merge-tree', '--write-tree', base, head]));
    if (tree === undefined) return undefined;
    const parents = isSquash ? [base] : [base, head];
    const oid = this.commitTree(tree, parents, message, author);
    this.setBranch(branch, oid);
    return oid;
  }

  dispose(): void {
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
