/** A copy of the repository in a folder of its own, in which a test may edit content. */
import { execFileSync } from 'child_process';
import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';

/** What a build has made once already: drawing it again would take a minute. */
const GENERATED = '.generated';

/** Whoever commits in the copy; the machine's own settings are left out of it. */
const GIT_SETTINGS = [
  '-c',
  'user.name=Test',
  '-c',
  'user.email=test@example.com',
  '-c',
  'commit.gpgSign=false',
  '-c',
  'core.autocrlf=false',
];

export interface WorkingCopy {
  /** Its root, free of links. */
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces the first occurrence; throws where there is none. */
  replace: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
  /** Lines taken out and put in since the commit, of all files: `-name: Telco`, `+name: Telecom`. */
  changedLines: () => string[];
  /** The files that are not as they were committed, the new ones included. */
  changedFiles: () => string[];
  /** Makes `data/` what it was. */
  restore: () => void;
  /** Deletes the copy. */
  dispose: () => void;
}

const gitIn =
  (folder: string) =>
  (...args: string[]): string =>
    execFileSync('git', [...GIT_SETTINGS, ...args], { cwd: folder, encoding: 'utf8' });

/** Copies the files of the project that Git knows or would add, and commits them in the copy. */
export function makeWorkingCopy(project: string): WorkingCopy {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'content-copy-')));
  const place = (file: string) => path.join(folder, file);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', list, { cwd: project, encoding: 'utf8' }).split('\0');
  for (const file of names) {
    const from = path.join(project, file);
    if (file === '' || !fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(place(file)), { recursive: true });
    fs.copyFileSync(from, place(file));
  }
  const generated = path.join(project, GENERATED);
  if (fs.existsSync(generated)) fs.cpSync(generated, place(GENERATED), { recursive: true });
  fs.symlinkSync(path.join(project, 'node_modules'), place('node_modules'));

  const git = gitIn(folder);
  git('init', '--quiet');
  // A link is no folder, so the project's own rule does not leave it out.
  fs.appendFileSync(place('.git/info/exclude'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Content');
  return workingCopyAt(folder);
}

function workingCopyAt(folder: string): WorkingCopy {
  const git = gitIn(folder);
  const place = (file: string) => path.join(folder, file);
  const read = (file: string) => fs.readFileSync(place(file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(place(file), text);
  return {
    folder,
    read,
    write,
    replace: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => fs.rmSync(place(file)),
    changedLines: () => {
      git('add', '--intent-to-add', 'data');
      return git('diff', '--unified=0', '--', 'data')
        .split('\n')
        .filter((line) => /^[-+](?!--|\+\+)/.test(line));
    },
    changedFiles: () =>
      git('status', '--porcelain', '--untracked-files=all', '--', 'data')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    restore: () => {
      git('reset', '--quiet');
      git('checkout', '--quiet', '--', 'data');
      git('clean', '--quiet', '--force', '-d', '--', 'data');
    },
    dispose: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
