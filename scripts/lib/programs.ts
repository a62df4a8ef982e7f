/** Programs of this machine, and Debian's packages of those that are missing. */
import { execFileSync } from 'node:child_process';
import { run } from './run';

/** Path of the first of these programs that is installed. */
export function onPath(...names: readonly string[]): string | undefined {
  for (const name of names) {
    try {
      const found = execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
      if (found) return found;
    } catch {
      // `which` fails where there is no such program.
    }
  }
  return undefined;
}

/** Installs Debian packages where this user may; does nothing elsewhere. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
