/** A bare Git repository in a temporary folder, driven by the git command: what it holds, Git itself has written. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Author {
  name: string;
  email: string;
}

export interface CommitInfo {
  oid: string;
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

export class GitRepository {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forge-'));
  private commits = 0;
  private readonly blobs = new Map<string, Buffer>();
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

  private commitTree(tree: string, parents: readonly string[], message: string, author: Author) {
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

  /** Returns the object that an expression names: `main:data/site.yaml`; undefined if there is none. */
  resolve(expression: string): string | undefined {
    if (/^[0-9a-f]{40}$/.test(expression)) return expression;
    const [, at, file] = /^([0-9a-f]{40}):(.*)$/.exec(expression) ?? [];
    if (at === undefined) return this.named(expression);
    return this.files(at).find((one) => one.path === file)?.sha;
  }

  private named(expression: string): string | undefined {
    return this.attempt(() => this.git(['rev-parse', '--verify', '--quiet', expression]));
  }

  /** Returns the head of a branch. */
  head(branch: string): string | undefined {
    const known = this.heads.get(branch);
    if (known !== undefined) return known;
    const head = this.named(`refs/heads/${branch}^{commit}`);
    if (head !== undefined) this.heads.set(branch, head);
    return head;
  }

  setBranch(branch: string, oid: string): void {
    this.heads.delete(branch);
    this.git(['update-ref', `refs/heads/${branch}`, oid]);
  }

  deleteBranch(branch: string): void {
    this.heads.delete(branch);
    this.git(['update-ref', '-d', `refs/heads/${branch}`]);
  }

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
    const oid = this.resolve(`${this.named(at) ?? ''}:${file}`);
    return oid === undefined ? undefined : this.blob(oid).toString('utf8');
  }

  /** Returns all files at a commit. */
  files(at: string): { path: string; sha: string; size: number }[] {
    return this.filesAt(this.resolve(at) ?? at);
  }

  private readonly filesAt = once((at: string) => {
    const lines = this.git(['ls-tree', '-r', '-l', '-z', at]).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [facts = '', file = ''] = line.split('\t');
      const [, , sha = '', size = ''] = facts.split(/ +/);
      return { path: file, sha, size: Number(size) };
    });
  });

  /** https://git-scm.com/docs/git-fast-import: one program for a commit of any size */
  commit({ branch, message, author, additions = [], deletions = [] }: NewCommit): string {
    const parent = this.head(branch);
    this.commits += 1;
    const seconds = Math.round(this.date().getTime() / 1000);
    const data = (content: Buffer) => [Buffer.from(`data ${content.length}\n`), content];
    const lines = (...all: string[]) => Buffer.from(`${all.join('\n')}\n`);
    const stream = [
      lines(
        `commit refs/heads/${branch}`,
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
    ];
    this.heads.delete(branch);
    this.git(['fast-import', '--quiet'], Buffer.concat(stream));
    for (const { content } of additions) this.blobs.set(blobOid(content), content);
    return this.head(branch) ?? '';
  }

  /** Returns the newest commits at `at`, or those of them that changed a file. */
  history(at: string, most: number, file?: string): CommitInfo[] {
    const commits = this.log(this.resolve(at) ?? at);
    const found = commits.filter(({ paths }) => file === undefined || paths.has(file));
    return found.slice(0, most);
  }

  private readonly log = once((at: string) => {
    const format = '--format=%x1e%H%x1f%an%x1f%ae%x1f%cI%x1f%B%x1f';
    const log = this.git(['log', '--full-history', '--no-renames', '--name-only', format, at]);
    return log.split('\x1e').flatMap((one) => {
      const [oid = '', name = '', email = '', committedDate = '', message = '', names = ''] =
        one.split('\x1f');
      const paths = new Set(names.split('\n').filter(Boolean));
      const author = { name, email };
      return oid === '' ? [] : [{ oid, message: message.trim(), author, committedDate, paths }];
    });
  });

  mergeBase(first: string, second: string): string | undefined {
    return this.attempt(() => this.git(['merge-base', first, second]));
  }

  /** Returns how many commits of `head` are not in `base`. */
  ahead(base: string, head: string): number {
    return Number(this.git(['rev-list', '--count', `${base}..${head}`]));
  }

  /** Returns the files that differ between two commits. */
  changes(base: string, head: string): ChangedFile[] {
    const parts = this.git(['diff', '--name-status', '-M', '-z', base, head])
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
  merge(branch: string, head: string, message: string, author: Author, isSquash: boolean) {
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
