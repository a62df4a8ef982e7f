/** The two sites that are compared: a commit, and this checkout with its uncommitted changes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import spawn from 'cross-spawn';
import { build } from '../lib/gatsbyBuild';
import { inProjectCopy, inTemporaryFolder, keepDrawings, linkPackages } from '../lib/projectCopy';
import { publishedPages } from '../lib/publishedPages';

const project = process.cwd();
/** Git knows nothing of it, and anybody may delete it. */
export const COMPARE_FOLDER = path.resolve('.compare');
/** Built sites that are kept. */
const BUILDS = path.join(COMPARE_FOLDER, 'builds');
const LOCKFILE = 'package-lock.json';

/** Builds the site in `copy` and keeps its public folder as `kept`. */
async function buildAndKeep(copy: string, kept: string): Promise<void> {
  keepDrawings(project, copy);
  await build(copy);
  // Renamed once it is complete: a copy that was interrupted must not pass for a built site.
  rmSync(kept, { recursive: true, force: true });
  cpSync(path.join(copy, 'public'), `${kept}.part`, { recursive: true });
  renameSync(`${kept}.part`, kept);
}

/**
 * Builds a commit, unless it has been built before.
 * @returns its public folder
 * @throws Error where it names no commit, or the commit cannot be built
 */
export async function builtCommit(ref: string): Promise<string> {
  const name = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  const commit = spawnSync('git', name, { encoding: 'utf8' }).stdout.trim();
  if (!commit) throw new Error(`"${ref}" names no commit of this repository.`);
  const kept = path.join(BUILDS, commit);
  if (existsSync(kept)) return kept;
  await inTemporaryFolder(async (copy) => {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-xf', '-', '-C', copy], { input: archive });
    const [own, wanted] = [project, copy].map((folder) =>
      readFileSync(path.join(folder, LOCKFILE), 'utf8'),
    );
    if (own === wanted) linkPackages(project, copy);
    else if (spawn.sync('npm', ['ci'], { cwd: copy, stdio: 'inherit' }).status !== 0)
      throw new Error(`npm ci failed for ${ref}.`);
    await buildAndKeep(copy, kept);
  });
  return kept;
}

/** Builds this checkout in a copy: its own public/ stays as it is. Returns the public folder. */
export async function builtCheckout(): Promise<string> {
  const kept = path.join(BUILDS, 'checkout');
  await inProjectCopy(project, (copy) => buildAndKeep(copy, kept));
  return kept;
}

/** The HTML of Gatsby's pages in a public folder, by their addresses. */
export function pagesIn(folder: string): Map<string, string> {
  const pages = publishedPages(folder).map(
    ({ address, file }) => [address, readFileSync(file, 'utf8')] as const,
  );
  return new Map(pages.filter(([, html]) => html.includes('id="___gatsby"')));
}
