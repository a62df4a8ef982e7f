/** A temporary copy of the repository in which a test may edit content. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepDrawings, linkPackages } from '../../../scripts/lib/processes/projectCopy';

/** Independent of the machine's own Git settings. */
const GIT_SETTINGS = [
  'user.name=Test',
  'user.email=test@example.com',
  'commit.gpgSign=false',
  'core.autocrlf=false',
].flatMap((setting) => ['-c', setting]);

const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', [...GIT_SETTINGS, ...args], { cwd, encoding: 'utf8' });

export type WorkingCopy = ReturnType<typeof makeWorkingCopy>;

/** Copies the files that Git tracks or would add, and commits them in the copy. */
export function makeWorkingCopy(project: string) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'content-copy-')));
  const place = (file: string) => path.join(folder, file);
  const git = (...args: string[]) => gitIn(folder, ...args);
  const read = (file: string) => fs.readFileSync(place(file), 'utf8');

  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of gitIn(project, ...list).split('\0')) {
    const from = path.join(project, file);
    if (file !== '' && fs.existsSync(from)) fs.cpSync(from, place(file));
  }
  keepDrawings(project, folder);
  linkPackages(project, folder);
  git('init', '--quiet');
  // The project's own rule matches a folder, but not a link.
  fs.appendFileSync(place('.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Content');

  return {
    /** Its root, without symbolic links. */
    folder,
    read,
    /** Replaces the first occurrence; throws if there is none. */
    replace: (file: string, from: string, to: string) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      fs.writeFileSync(
        place(file),
        text.replace(from, () => to),
      );
    },
    /** Lines removed and added since the commit, in all files: `-name: Telco`, `+name: Telecom`. */
    changedLines: () => {
      git('add', '--intent-to-add', 'data');
      return git('diff', '--unified=0', '--', 'data')
        .split('\n')
        .filter((line) => /^[-+](?!--|\+\+)/.test(line));
    },
    /** Files that differ from the commit, including new ones. */
    changedFiles: () =>
      git('status', '--porcelain', '--untracked-files=all', '--', 'data')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    /** Restores `data/` from the commit. */
    restore: () => {
      git('reset', '--quiet');
      git('checkout', '--quiet', '--', 'data');
      git('clean', '--quiet', '--force', '-d', '--', 'data');
    },
    dispose: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
