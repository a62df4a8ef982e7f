/** What every browser test is given: a page that is watched, the site's address, a stand-in API of its own. */
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { launchOptionsFor } from '../scripts/lib/browser';
import { SITE } from './support/addresses';
import { startOwnStandIn, type StandIn } from './support/standIn';
import { watchDocument, WATCHER } from './support/watchDocument';

interface Options {
  /** What the console may say in a test that breaks something. */
  allowedErrors: RegExp | undefined;
  /** What the watcher in the page may report in a test that provokes it. */
  allowedFaults: RegExp | undefined;
}

interface WorkerOptions {
  /** Flags of Playwright's own that the Chromium of a file goes without. */
  leftOutFlags: string[];
}

interface Fixtures {
  /** Errors of the console and uncaught exceptions. A test fails on one that it does not allow. */
  errors: string[];
  /** Requests that failed or were answered with 400 or more. */
  failedRequests: string[];
  /** The stand-in API, without faults, requests and messages. */
  standIn: StandIn;
}

interface WorkerFixtures {
  /** A stand-in for each worker, whose browser reaches it where the site expects its API. */
  workerStandIn: StandIn;
}

/** With this flag of Playwright's, Chromium does not keep the page that one leaves. The shell never does. */
export const KEEP_NO_PAGES = '--disable-back-forward-cache';

/** Tag of the tests that `npm run test:all` runs and the gate does not. */
const ALL = '@all';
/** The tag of what runs in Firefox and WebKit, too. */
const ENGINES = '@engines';

/** Details of a test that is one row of a table: the gate takes the rows that stand for the rest. */
export const inGate = (isInGate: boolean) => (isInGate ? {} : { tag: ALL });

/** Details of a test that the gate leaves out. */
export const outsideGate = inGate(false);

/** Details of a test that other engines run, too, and the gate perhaps. */
export const inEveryEngine = (isInGate = true) => ({ tag: isInGate ? [ENGINES] : [ENGINES, ALL] });

/** True for what is said of an address as a whole, which has no dot, or of the data that Gatsby looks for there. */
function isOfPage(message: ConsoleMessage, page: Page): boolean {
  const { pathname } = new URL(message.location().url);
  return (
    !pathname.includes('.') ||
    pathname === `/page-data${new URL(page.url()).pathname}/page-data.json`
  );
}

/** Notes in a test's lists what a page reports. */
function watch(page: Page, errors: string[], faults: string[], failedRequests: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(WATCHER)) faults.push(text);
    // Whether an address has a page, the test says itself.
    else if (/status of 404/.test(text) && isOfPage(message, page)) return;
    else if (message.type() === 'error') errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left aborts what it was still loading; that is no fault of the site.
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
    // Chromium is told where to look (`browserFlag`); the others know no such flag.
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
    // What the page has written by now has come before this answer.
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
