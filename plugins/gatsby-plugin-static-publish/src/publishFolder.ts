import * as fs from 'fs';
import * as path from 'path';

/** Not every disk keeps parts of a millisecond, and not every one in the same way. */
const isSameTime = (first: number, second: number) => Math.abs(first - second) < 2;

/**
 * Gives the file a second name where the disk knows such names: thousands of pictures take no room and
 * no time then. A copy gets the time of the original, by which the next build sees that it is up to
 * date. Whoever makes such files writes them anew under another name and renames them, so that no
 * change goes through to the other name.
 */
function publish(from: string, to: string): void {
  const { size, atime, mtime, mtimeMs } = fs.statSync(from);
  const there = fs.statSync(to, { throwIfNoEntry: false });
  if (there?.size === size && isSameTime(there.mtimeMs, mtimeMs)) return;
  fs.rmSync(to, { force: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
    fs.utimesSync(to, atime, mtime);
  }
}

/**
 * Makes `to` hold the files of `from` that `isWanted` takes, and no others. Files that are there
 * already are not written again.
 */
export function publishFolder(from: string, to: string, isWanted: (file: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  const wanted = new Set(fs.readdirSync(from).filter(isWanted));
  for (const file of wanted) publish(path.join(from, file), path.join(to, file));
  for (const file of fs.readdirSync(to)) {
    if (!wanted.has(file)) fs.rmSync(path.join(to, file), { recursive: true });
  }
}
