/** Finds a Chromium for the tests, or installs one: no browser is a failure, never a skip. */
import { execFileSync } from 'child_process';
import { existsSync } from 'fs';
import { chromium } from 'playwright-core';
import { run } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onPath = (name: string): string | undefined => {
  try {
    return (
      execFileSync('which', [name], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
};

const playwrightsOwn = (): string | undefined => {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** Path of an installed browser: CHROMIUM_PATH first; undefined where there is none. */
export function findBrowser(): string | undefined {
  const stated = process.env.CHROMIUM_PATH;
  if (stated) {
    if (!existsSync(stated))
      throw new Error(`CHROMIUM_PATH is "${stated}", but there is no such file.`);
    return stated;
  }
  for (const name of NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return PLACES.find((place) => existsSync(place)) ?? playwrightsOwn();
}

/** Debian's package where this user may install it. */
async function installFromDebian(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get')) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/**
 * Path of a browser that the tests can drive.
 * @throws Error where none is installed and none could be
 */
export async function findOrInstallBrowser(): Promise<string> {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('No Chromium or Chrome found; installing one.');
  await installFromDebian();
  const fromDebian = findBrowser();
  if (fromDebian) return fromDebian;
  await run('npx', ['playwright-core', 'install', 'chromium']);
  const fromPlaywright = findBrowser();
  if (fromPlaywright) return fromPlaywright;
  throw new Error('No browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}
