/** A copy of the project in which a program may do as it likes. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Kept pictures, cards and icons: everything that the build draws. */
const DRAWN = '.generated';

/** What a build makes, what it keeps for the next one, and what it has no use for. */
const LEFT_BEHIND = ['node_modules', '.git', '.cache', 'public', 'coverage', DRAWN];

/** Runs `work` in a new folder among the system's temporary files, and deletes it. */
export async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
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

/** Gives `copy` what has been drawn already, which the build then does not draw again. */
export function keepDrawings(project: string, copy: string): void {
  const drawn = path.join(project, DRAWN);
  if (existsSync(drawn)) cpSync(drawn, path.join(copy, DRAWN), { recursive: true });
}

/** Gives `copy` the `data/` of another folder. */
export function replaceContent(copy: string, from: string): void {
  rmSync(path.join(copy, 'data'), { recursive: true });
  cpSync(path.join(from, 'data'), path.join(copy, 'data'), { recursive: true });
}

/** Runs `work` in a copy of the project with nothing built or drawn, then deletes the copy. */
export const inProjectCopy = <T>(project: string, work: (copy: string) => Promise<T>): Promise<T> =>
  inTemporaryFolder((copy) => {
    for (const name of readdirSync(project)) {
      if (LEFT_BEHIND.includes(name)) continue;
      cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
    }
    linkPackages(project, copy);
    return work(copy);
  });
