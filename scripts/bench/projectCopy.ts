/** A copy of the project in which a measurement may do as it likes. */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build makes, what it keeps for the next one, and what it has no use for. */
const LEFT_BEHIND = new Set(['node_modules', '.git', '.cache', 'public', '.generated', 'coverage']);

/** Kept pictures, cards and icons: everything that the build draws. */
export const DRAWN = '.generated';

/**
 * Runs `work` in a copy of the project without anything built, and deletes the copy. It shares
 * node_modules by a link.
 *
 * @param project folder of the project
 */
export async function inProjectCopy<T>(
  project: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    for (const name of readdirSync(project)) {
      if (LEFT_BEHIND.has(name)) continue;
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
    return await work(copy);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
