/** Starts the Chromium of the tests. */
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium; `args` are added to the flags that every test uses. */
export const launchBrowser = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    args: [...FLAGS, ...args],
    ...options,
  });
