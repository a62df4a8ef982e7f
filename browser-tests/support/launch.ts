/** Starts the Chromium of the tests. */
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser';

/**
 * Only the last of several lists counts: this is Playwright's own, and the windows' built-in pages, which
 * Chromium prepares in a process of its own for each page that a test opens.
 */
const DISABLED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const FLAGS = [
  `--disable-features=${DISABLED.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
];

/** A headless Chromium; `args` are added to the flags that every test uses. */
export const launchBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: [...FLAGS, ...args],
    ...options,
  });
