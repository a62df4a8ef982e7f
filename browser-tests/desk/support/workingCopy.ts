/** A copy of the repository in a folder of its own, in which a test may edit content. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepDrawings, linkPackages } from '../../../scripts/lib/projectCopy';

/** Whoever commits in the copy; the machine's own settings are left out of it. */
const GIT_SETTINGS = [
  'user.name=Test',
  'user.email=test@example.com',
  'commit.gpgSign=false',
  'core.autocrlf=false',
].flatMap((setting) => ['-c', setting]);

const gitIn = (cwd: string, ...args: string[]): string =>
  execFileSync('git', [...GIT_SETTINGS, ...args], { cwd, encoding: 'utf8' });

export type WorkingCopy = ReturnType<typeof makeWorkingCopy>;

/** Copies the files of the project that Git knows or would add, and commits them in the copy. */
export function makeWorkingCopy(project: string) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'content-copy-')));
  const place = (file: string) => path.join(folder, file);
  const git = (...args: string[]) => gitIn(folder, ...args);
  const read = (file: string) => fs.readFileSync(place(file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(place(file), text);

  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of gitIn(project, ...list).split('\0')) {
    const from = path.join(project, file);
    if (file !== '' && fs.existsSync(from)) fs.cpSync(from, place(file));
  }
  keepDrawings(project, folder);
  linkPackages(project, folder);
  git('init', '--quiet');
  // A link is no folder, so the project's own rule does not leave it out.
  fs.appendFileSync(place('.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Content');

  return {
    /** Its root, free of links. */
    folder,
    read,
    write,
    /** Replaces the first occurrence; throws where there is none. */
    replace: (file: string, from: string, to: string) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    /** Lines taken out and put in since the commit, of all files: `-name: Telco`, `+name: Telecom`. */
    changedLines: () => {
      git('add', '--intent-to-add', 'data');
      return git('diff', '--unified=0', '--', 'data')
        .split('\n')
        .filter((line) => /^[-+](?!--|\+\+)/.test(line));
    },
    /** The files that are not as they were committed, the new ones included. */
    changedFiles: () =>
      git('status', '--porcelain', '--untracked-files=all', '--', 'data')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    /** Makes `data/` what it was. */
    restore: () => {
      git('reset', '--quiet');
      git('checkout', '--quiet', '--', 'data');
      git('clean', '--quiet', '--force', '-d', '--', 'data');
    },
    /** Deletes the copy. */
    dispose: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
