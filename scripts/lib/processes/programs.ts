/** Finds programs on this machine and installs missing ones from Debian. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run';

/** Path of the first of these programs found on PATH. */
export const onPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => existsSync(file));

/** Installs Debian packages as root; does nothing for other users and on other systems. */
export async function installFromDebian(packages: readonly string[]): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} by apt (CHROMIUM_PATH=… avoids it).`);
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}
