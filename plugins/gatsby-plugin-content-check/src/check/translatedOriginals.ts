/** The originals that translations were made of. Without Git, none are known. */
import { originalOf } from '../../../../src/content/languages';
import { git } from './git';

const TRANSLATIONS = ':(glob)data/??/**';

const namesIn = (printed = ''): string[] => printed.split('\0').filter(Boolean);

/** The last commit of each translation that has not been changed since. */
function lastCommits(projectRoot: string): Map<string, string> {
  const commits = new Map<string, string>();
  const log = git(projectRoot, ['log', '--format=%x01%H', '--name-only', '--', TRANSLATIONS]) ?? '';
  for (const entry of log.split('\x01').slice(1)) {
    const [commit = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!commits.has(file)) commits.set(file, commit);
  }
  const args = ['diff', '--name-only', '-z', 'HEAD', '--', TRANSLATIONS];
  for (const file of namesIn(git(projectRoot, args))) commits.delete(file);
  return commits;
}

/**
 * The texts of originals when their translations were last committed, by the files of the translations:
 * of those originals that have changed since.
 */
export function translatedOriginals(projectRoot: string): Map<string, string> {
  const commits = lastCommits(projectRoot);
  const texts = new Map<string, string>();
  for (const commit of new Set(commits.values())) {
    const args = ['diff', '--name-only', '-z', '--diff-filter=M', commit, '--', 'data'];
    const changed = new Set(namesIn(git(projectRoot, args)));
    for (const [file, own] of commits) {
      const { original } = originalOf(file);
      if (own !== commit || !changed.has(original)) continue;
      const text = git(projectRoot, ['show', `${commit}:./${original}`]);
      if (text !== undefined) texts.set(file, text);
    }
  }
  return texts;
}
