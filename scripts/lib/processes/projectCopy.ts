/** Temporary copies of the project. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Pictures, cards and icons: everything that the build draws and keeps. */
const DRAWN = '.generated';

const LEFT_BEHIND = ['node_modules', '.git', '.cache', 'public', 'coverage', DRAWN];

/** Lets `copy` use the packages of `project`. */
export const linkPackages = (project: string, copy: string): void =>
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'dir');

/** Copies the pictures drawn so far, so that the build need not draw them again. */
export function keepDrawings(project: string, copy: string): void {
  const drawn = path.join(project, DRAWN);
  if (existsSync(drawn)) cpSync(drawn, path.join(copy, DRAWN), { recursive: true });
}

/** Replaces the `data/` of `copy` with that of `from`. */
export function replaceContent(copy: string, from: string): void {
  rmSync(path.join(copy, 'data'), { recursive: true });
  cpSync(path.join(from, 'data'), path.join(copy, 'data'), { recursive: true });
}

/** Runs `work` in a copy of the project with nothing built or drawn, then deletes the copy. */
export async function inProjectCopy<T>(
  project: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    for (const name of readdirSync(project)) {
      if (LEFT_BEHIND.includes(name)) continue;
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    }
    linkPackages(project, copy);
    return await work(copy);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
