/** Starts the Chromium of the tests. */
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { BUILT_IN_PAGES, findBrowser, QUIET_FLAGS } from '../../scripts/lib/browser';

/** Only the last of several lists counts: this begins with Playwright's own. */
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
  ...BUILT_IN_PAGES,
];

const FLAGS = [`--disable-features=${DISABLED.join(',')}`, ...QUIET_FLAGS, '--disable-extensions'];

/** A headless Chromium; `args` are added to the flags that every test uses. */
export const launchBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: [...FLAGS, ...args],
    ...options,
  });
