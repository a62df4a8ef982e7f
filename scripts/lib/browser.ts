/** Finds a Chromium for the tests or installs one (none is a failure, never a skip), with its flags. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { installFromDebian, onPath } from './programs';
import { run } from './run';

/** Has Chromium run as root without a window, and ask for nothing by itself. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Windows' built-in pages, which Chromium prepares in a process of its own for each page that opens. */
export const BUILT_IN_PAGES = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** What Playwright 1.65 switches off itself (its chromiumSwitches.ts): a second list replaces the first. */
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

/** Path of an installed browser: CHROMIUM_PATH first; undefined where there is none. */
export function findBrowser(): string | undefined {
  const stated = process.env.CHROMIUM_PATH;
  if (stated) {
    if (!existsSync(stated))
      throw new Error(`CHROMIUM_PATH is "${stated}", but there is no such file.`);
    return stated;
  }
  return onPath(...NAMES) ?? [...PLACES, chromium.executablePath()].find((one) => existsSync(one));
}

/**
 * Path of a browser that the tests can drive.
 * @throws Error where none is installed and none could be
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
 * Path of Debian's Chromium without windows, where it is installed and CHROMIUM_PATH names no other. It
 * shows a page for two thirds of the work, but keeps none for Back.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : onPath(HEADLESS_SHELL);

/** Installs it where that is possible. Both packages are named: they must be of one version. */
export async function installHeadlessShell(): Promise<void> {
  if (process.env.CHROMIUM_PATH || onPath(HEADLESS_SHELL)) return;
  await installFromDebian(['chromium', HEADLESS_SHELL]);
}

/**
 * How Playwright starts an installed Chromium.
 * @param needsWhole for what the one without windows cannot: keep the page that one leaves
 */
export const launchOptionsFor = (needsWhole = false) => ({
  executablePath: (needsWhole ? undefined : findHeadlessShell()) ?? findBrowser(),
  args: [
    ...QUIET_FLAGS,
    `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...BUILT_IN_PAGES].join(',')}`,
  ],
});

/** Starts a browser for a tool that looks at pages. */
export async function launchBrowser(): Promise<Browser> {
  await findOrInstallBrowser();
  return chromium.launch(launchOptionsFor());
}
