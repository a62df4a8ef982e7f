import * as fs from 'fs';
import * as path from 'path';

/** Keeps the time of the original, so that the next build sees that the copy is up to date. */
function copy(from: string, to: string): void {
  const { size, atime, mtime } = fs.statSync(from);
  const there = fs.statSync(to, { throwIfNoEntry: false });
  if (there && there.size === size && there.mtimeMs === mtime.getTime()) return;
  fs.copyFileSync(from, to);
  fs.utimesSync(to, atime, new Date(mtime.getTime()));
}

/**
 * Makes `to` hold the files of `from` that `isWanted` takes, and no others. Files that are there
 * already are not written again.
 */
export function publishFolder(from: string, to: string, isWanted: (file: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  const wanted = new Set(fs.readdirSync(from).filter(isWanted));
  for (const file of wanted) copy(path.join(from, file), path.join(to, file));
  for (const file of fs.readdirSync(to)) {
    if (!wanted.has(file)) fs.rmSync(path.join(to, file), { recursive: true });
  }
}
