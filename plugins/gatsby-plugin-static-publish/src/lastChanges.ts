import { execFileSync } from 'node:child_process';

/** A long history on a slow disk takes several seconds the first time. */
const MOST_SECONDS = 10;

const git = (project: string, ...args: string[]): string =>
  execFileSync('git', ['-C', project, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MOST_SECONDS * 1000,
    maxBuffer: Infinity,
  });

/**
 * The day of the last commit of each content file, by its path in the project. Empty without Git, and for a part of a
 * history: its first commit would seem to have changed every file.
 */
export function lastChanges(project: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(project, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const log = git(project, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', 'data');
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      // The newest commit comes first.
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    return new Map();
  }
  return days;
}
