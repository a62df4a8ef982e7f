/** Finds or installs the Chromium that the tests drive, and sets its flags. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, onPath } from './programs';
import { run } from './run';

/** Let Chromium run as root, without a window and without requests of its own. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium preloads these built-in pages in an extra process for each tab. */
export const BUILT_IN_PAGES = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The features that Playwright 1.65 disables itself (its chromiumSwitches.ts): a second list replaces the first. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed browser, CHROMIUM_PATH first; undefined if there is none. */
function findBrowser(): string | undefined {
  const stated = process.env.CHROMIUM_PATH;
  if (stated) {
    if (!existsSync(stated))
      throw new Error(`CHROMIUM_PATH is "${stated}", but there is no such file.`);
    return stated;
  }
  return (
    onPath(...NAMES) ?? [...PLACES, chromium.executablePath()].find((file) => existsSync(file))
  );
}

/**
 * Path of a browser that the tests can drive; installs one if there is none.
 * @throws Error if that fails, too
 */
export async function findOrInstallBrowser(): Promise<string> {
  const installed = findBrowser();
  if (installed) return installed;
  console.log('No Chromium or Chrome found; installing one.');
  await installFromDebian(['chromium']);
  if (!findBrowser()) await run('npx', ['@playwright/test', 'install', 'chromium']);
  const found = findBrowser();
  if (found) return found;
  throw new Error('No browser: install Chromium or Chrome, or name one in CHROMIUM_PATH.');
}

const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Path of Debian's headless shell, if it is installed and CHROMIUM_PATH names no other browser. It renders a page
 * in two thirds of the CPU time, but has no back/forward cache.
 */
const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath(HEADLESS_SHELL);

/** Installs Debian's headless shell where possible, with the `chromium` package: their versions must match. */
export async function installHeadlessShell(): Promise<void> {
  if (process.env.CHROMIUM_PATH || onPath(HEADLESS_SHELL)) return;
  await installFromDebian(['chromium', HEADLESS_SHELL]);
}

/**
 * Playwright's launch options for an installed Chromium.
 * @param needsWhole rules out the headless shell, for tests of the back/forward cache
 */
export const launchOptionsFor = (needsWhole = false) => ({
  executablePath: (needsWhole ? undefined : findHeadlessShell()) ?? findBrowser(),
  args: [
    ...QUIET_FLAGS,
    // The headless shell would hint letters in FreeType's full mode, which rounds their widths and no desktop uses.
    '--font-render-hinting=none',
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...BUILT_IN_PAGES].join(',')}`,
  ],
});
