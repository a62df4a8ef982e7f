/** Builds the two sites: a commit, and this checkout as it stands. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../bench/gatsbyBuild';
import { measured } from '../bench/measured';
import { DRAWN, inProjectCopy, inTemporaryFolder, linkPackages } from '../bench/projectCopy';

const LOCKFILE = 'package-lock.json';

const TAIL = 4000;

const LARGEST_ARCHIVE = 2 ** 30;

const git = (project: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** @throws Error where `ref` names no commit */
export function commitOf(project: string, ref: string): string {
  try {
    return git(project, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`"${ref}" names no commit of this repository.`);
  }
}

/** How people tell a commit: "1eb604d Merge the lighter scripts". */
export const describeCommit = (project: string, commit: string): string =>
  git(project, 'show', '--no-patch', '--format=%h %s', commit);

/** The same of this checkout. */
export function describeCheckout(project: string): string {
  const changes = git(project, 'status', '--porcelain');
  return `this checkout: ${describeCommit(project, 'HEAD')}${changes ? ', with uncommitted changes' : ''}`;
}

/**
 * Builds the site in `copy` and keeps its public folder as `kept`. What `project` has drawn already is
 * not drawn again.
 */
async function buildAndKeep(project: string, copy: string, kept: string): Promise<void> {
  const drawn = path.join(project, DRAWN);
  if (existsSync(drawn)) cpSync(drawn, path.join(copy, DRAWN), { recursive: true });
  await build(copy);
  // Renamed once it is complete: a copy that was interrupted must not pass for a built site.
  const part = `${kept}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(path.join(copy, 'public'), part, { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  renameSync(part, kept);
}

const sameLockfile = (first: string, second: string): boolean =>
  readFileSync(path.join(first, LOCKFILE), 'utf8') ===
  readFileSync(path.join(second, LOCKFILE), 'utf8');

/** Links the packages of `project` where `copy` wants the same, and installs others. */
async function providePackages(project: string, copy: string): Promise<void> {
  if (sameLockfile(project, copy)) {
    linkPackages(project, copy);
    return;
  }
  console.log(`${LOCKFILE} differs: installing the commit's own packages.`);
  const { code, output } = await measured(['npm', 'ci'], { cwd: copy });
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}).\n${output.slice(-TAIL)}`);
}

/**
 * Builds a commit, unless it has been built before: a commit does not change.
 *
 * @param folder where built sites are kept
 * @returns its public folder
 * @throws Error where its packages cannot be installed, or it cannot be built
 */
export async function builtCommit(
  project: string,
  commit: string,
  folder: string,
): Promise<string> {
  const kept = path.join(folder, commit);
  if (existsSync(kept)) return kept;
  await inTemporaryFolder('compare-', async (copy) => {
    const archive = execFileSync('git', ['archive', '--format=tar', commit], {
      cwd: project,
      maxBuffer: LARGEST_ARCHIVE,
    });
    execFileSync('tar', ['-xf', '-', '-C', copy], { input: archive });
    await providePackages(project, copy);
    await buildAndKeep(project, copy, kept);
  });
  return kept;
}

/**
 * Builds this checkout with its uncommitted changes, in a copy: its own public/ stays as it is.
 *
 * @param folder where built sites are kept
 * @returns its public folder
 * @throws Error where it cannot be built
 */
export async function builtCheckout(project: string, folder: string): Promise<string> {
  const kept = path.join(folder, 'checkout');
  await inProjectCopy(project, (copy) => buildAndKeep(project, copy, kept));
  return kept;
}
