/** A bare Git repository in a temporary folder, driven by the git command: what it holds, Git itself has written. */
import { execFileSync } from 'node:child_process';
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

const MOST_BYTES = 64 * 1024 * 1024;

export class GitRepository {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forge-'));
  private commits = 0;

  /** Creates a repository whose branch `main` holds `files`. */
  constructor(files: Readonly<Record<string, string | Buffer>>, author: Author) {
    this.git(['init', '--quiet', '--bare', '--initial-branch', 'main']);
    const additions = Object.entries(files).map(([file, text]) => ({
      path: file,
      content: typeof text === 'string' ? Buffer.from(text) : text,
    }));
    const empty = this.git(['hash-object', '-w', '-t', 'tree', '--stdin'], '');
    this.setBranch('main', this.commitTree(empty, [], 'Start', author));
    this.commit({ branch: 'main', message: 'Content', author, additions });
  }

  private raw(args: readonly string[], input?: string | Buffer, env: NodeJS.ProcessEnv = {}) {
    return execFileSync('git', ['-c', 'core.autocrlf=false', '-c', 'gc.auto=0', ...args], {
      cwd: this.folder,
      input,
      env: { ...process.env, ...env, GIT_DIR: this.folder },
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
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

  private commitTree(tree: string, parents: readonly string[], message: string, author: Author) {
    this.commits += 1;
    const date = new Date(FIRST_COMMIT + this.commits * 60_000).toISOString();
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
    return this.attempt(() => this.git(['rev-parse', '--verify', '--quiet', expression]));
  }

  /** Returns the head of a branch. */
  head(branch: string): string | undefined {
    return this.resolve(`refs/heads/${branch}^{commit}`);
  }

  setBranch(branch: string, oid: string): void {
    this.git(['update-ref', `refs/heads/${branch}`, oid]);
  }

  deleteBranch(branch: string): void {
    this.git(['update-ref', '-d', `refs/heads/${branch}`]);
  }

  /** Returns the kind of an object: "blob", "tree" or "commit". */
  typeOf(oid: string): string | undefined {
    return this.attempt(() => this.git(['cat-file', '-t', oid]));
  }

  /** Returns the bytes of a blob. */
  blob(oid: string): Buffer {
    return this.raw(['cat-file', 'blob', oid]);
  }

  /** Returns the text of a file on a branch or at a commit; undefined if it is not there. */
  text(file: string, at = 'main'): string | undefined {
    const oid = this.resolve(`${at}:${file}`);
    return oid && this.blob(oid).toString('utf8');
  }

  /** Returns all files at a commit. */
  files(at: string): { path: string; sha: string; size: number }[] {
    const lines = this.git(['ls-tree', '-r', '-l', '-z', at]).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [facts = '', file = ''] = line.split('\t');
      const [, , sha = '', size = ''] = facts.split(/ +/);
      return { path: file, sha, size: Number(size) };
    });
  }

  commit({ branch, message, author, additions = [], deletions = [] }: NewCommit): string {
    const parent = this.head(branch);
    if (parent === undefined) throw new Error(`There is no branch ${branch}.`);
    const index = { GIT_INDEX_FILE: path.join(this.folder, 'forge-index') };
    this.git(['read-tree', parent], undefined, index);
    const added = additions.map(({ path: file, content }) => {
      const oid = this.git(['hash-object', '-w', '--stdin'], content);
      return `100644 ${oid}\t${file}\n`;
    });
    const removed = deletions.map((file) => `0 ${'0'.repeat(40)}\t${file}\n`);
    this.git(['update-index', '--index-info'], [...removed, ...added].join(''), index);
    const tree = this.git(['write-tree'], undefined, index);
    const oid = this.commitTree(tree, [parent], message, author);
    this.setBranch(branch, oid);
    return oid;
  }

  private info(format: string): CommitInfo {
    const [oid = '', name = '', email = '', committedDate = '', message = ''] =
      format.split('\x1f');
    return { oid, message: message.trim(), author: { name, email }, committedDate };
  }

  /** Returns the newest commits at `at`, or those of them that changed a file. */
  history(at: string, most: number, file?: string): CommitInfo[] {
    const format = '--format=%H%x1f%an%x1f%ae%x1f%cI%x1f%B%x00';
    const ofFile = file === undefined ? [] : ['--', file];
    const log = this.git(['log', `-${most}`, format, at, ...ofFile]);
    return log
      .split('\0')
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => this.info(one));
  }

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
