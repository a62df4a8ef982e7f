import { git } from '../../shared/git';

/** Git would put a name with other letters than Latin ones in quotes. */
const PLAIN_NAMES = ['-c', 'core.quotePath=false'];

/**
 * The day of the last commit of each content file, by its path in the project. Empty without Git, and for a part of a
 * history: its first commit would seem to have changed every file.
 */
export function lastChanges(project: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const isShallow = git(project, ['rev-parse', '--is-shallow-repository']).toString().trim();
    if (isShallow !== 'false') return days;
    const args = 'log --format=%x00%cs --name-only --relative -- data';
    const log = git(project, [...PLAIN_NAMES, ...args.split(' ')]);
    for (const commit of log.toString().split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      // The newest commit comes first.
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
  } catch {
    return new Map();
  }
  return days;
}
