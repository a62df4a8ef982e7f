/** A copy of the project in which a measurement may do as it likes. */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build makes, what it keeps for the next one, and what it has no use for. */
const LEFT_BEHIND = new Set([
  'node_modules',
  '.git',
  '.cache',
  'public',
  '.generated',
  '.compare',
  'coverage',
]);

/** Kept pictures, cards and icons: everything that the build draws. */
export const DRAWN = '.generated';

/** Runs `work` in a new folder among the system's temporary files, and deletes it. */
export async function inTemporaryFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Lets `copy` use the packages of `project`. */
export const linkPackages = (project: string, copy: string): void =>
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'dir');

/**
 * Runs `work` in a copy of the project without anything built, and deletes the copy. It shares
 * node_modules by a link.
 *
 * @param project folder of the project
 */
export const inProjectCopy = <T>(project: string, work: (copy: string) => Promise<T>): Promise<T> =>
  inTemporaryFolder('bench-', (copy) => {
    for (const name of readdirSync(project)) {
      if (LEFT_BEHIND.has(name)) continue;
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    }
    linkPackages(project, copy);
    return work(copy);
  });
