/** Programs of this machine, and Debian's packages of those that are missing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run';

/** Path of the first of these programs that is installed. */
export const onPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/** Installs Debian packages where this user may; does nothing elsewhere. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
