/** Fixtures of every browser test: a watched page and a stand-in API of its own. */
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { launchOptionsFor } from '../scripts/lib/processes/browser';
import { SITE } from './support/addresses';
import { startOwnStandIn, type StandIn } from './support/standIn';
import { watchDocument, WATCHER } from './support/watchDocument';

interface Options {
  /** Console errors that a test expects, since it breaks something. */
  allowedErrors: RegExp | undefined;
  /** Reports from the page's watcher that a test expects. */
  allowedFaults: RegExp | undefined;
}

interface WorkerOptions {
  /** Playwright's default flags that Chromium is started without. */
  leftOutFlags: string[];
}

interface Fixtures {
  /** Console errors and uncaught exceptions. A test fails on one that it does not allow. */
  errors: string[];
  /** Requests that failed or returned a status of 400 or more. */
  failedRequests: string[];
  /** The stand-in API, reset before each test. */
  standIn: StandIn;
}

interface WorkerFixtures {
  /** A stand-in for each worker, at the address where the worker's browser looks for the site's API. */
  workerStandIn: StandIn;
}

/** Playwright's flag that turns off the back/forward cache, which the headless shell does not have. */
export const KEEP_NO_PAGES = '--disable-back-forward-cache';

/** Tag of the tests that `npm run test:all` runs and the gate does not. */
const ALL = '@all';
/** Tag of the tests that also run in Firefox and WebKit. */
const ENGINES = '@engines';
/** Tag of the tests that start a develop server, which needs the machine's cores for itself. */
const DEVELOP = '@develop';

/** Details of a test for one row of a table; the gate runs only some of the rows. */
export const inGate = (isInGate: boolean) => (isInGate ? {} : { tag: ALL });

/** Details of a test that the gate does not run. */
export const outsideGate = inGate(false);

/** Details of a test that `npm run test:all` runs with nothing beside it. */
export const withDevelopServer = { tag: DEVELOP };

/** Details of a test that other engines run, too. */
export const inEveryEngine = (isInGate = true) => ({ tag: isInGate ? [ENGINES] : [ENGINES, ALL] });

/** True for a message about a page's address, which has no dot, or about its page data. */
function isOfPage(message: ConsoleMessage, page: Page): boolean {
  const { pathname } = new URL(message.location().url);
  return (
    !pathname.includes('.') ||
    pathname === `/page-data${new URL(page.url()).pathname}/page-data.json`
  );
}

/** Adds a page's reports to a test's lists. */
function watch(page: Page, errors: string[], faults: string[], failedRequests: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(WATCHER)) faults.push(text);
    // Tests check themselves whether an address exists.
    else if (/status of 404/.test(text) && isOfPage(message, page)) return;
    else if (message.type() === 'error') errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests, which is no fault of the site.
    if (!/ERR_ABORTED|NS_BINDING_ABORTED|cancel/i.test(request.failure()?.errorText ?? ''))
      failedRequests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
}

export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  allowedErrors: [undefined, { option: true }],
  allowedFaults: [undefined, { option: true }],
  leftOutFlags: [[], { option: true, scope: 'worker' }],

  workerStandIn: [
    async ({}, use) => {
      const standIn = await startOwnStandIn();
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ browserName, launchOptions, leftOutFlags, workerStandIn }, use) => {
      if (browserName !== 'chromium') return use(launchOptions);
      const needsWhole = leftOutFlags.includes(KEEP_NO_PAGES);
      const { args, executablePath } = launchOptionsFor(needsWhole);
      await use({
        ...launchOptions,
        executablePath,
        args: [...args, workerStandIn.browserFlag],
        ignoreDefaultArgs: leftOutFlags,
      });
    },
    { scope: 'worker' },
  ],

  context: async ({ browserName, context, workerStandIn }, use) => {
    // Chromium has a flag for it (`browserFlag`).
    if (browserName !== 'chromium') await workerStandIn.answerIn(context);
    await use(context);
  },

  errors: async ({}, use) => use([]),
  failedRequests: async ({}, use) => use([]),

  page: async ({ allowedErrors, allowedFaults, context, errors, failedRequests, page }, use) => {
    const faults: string[] = [];
    context.on('page', (other) => watch(other, errors, faults, failedRequests));
    watch(page, errors, faults, failedRequests);
    await context.addInitScript(watchDocument, WATCHER);
    await use(page);
    // Messages that the page has logged so far arrive before this response.
    if (!page.isClosed()) await page.evaluate(() => 0).catch(() => undefined);
    const reported = [
      ...errors.filter((text) => !allowedErrors?.test(text)),
      ...faults.filter((text) => !allowedFaults?.test(text)),
    ];
    expect(reported).toEqual([]);
  },

  standIn: async ({ workerStandIn }, use) => {
    await workerStandIn.mend();
    await workerStandIn.forget();
    await use(workerStandIn);
    await workerStandIn.mend();
  },
});

export { expect, SITE, type Locator, type Page };
