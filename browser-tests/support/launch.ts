/** Starts the Chromium of the tests. */
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findBrowser, findHeadlessShell, QUIET_FLAGS } from '../../scripts/lib/browser';
import { isWhole } from './extent';

/** The pages that one leaves are kept: Playwright switches that off, and only a whole Chromium can. */
export const KEEPS_PAGES: LaunchOptions = {
  executablePath: findBrowser(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/**
 * A headless Chromium, the one without windows where it is installed; every night, the whole one. `args`
 * are added to the flags that every test uses.
 */
export const launchBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: (isWhole ? undefined : findHeadlessShell()) ?? findBrowser(),
    headless: true,
    args: [...QUIET_FLAGS, ...args],
    ...options,
  });
