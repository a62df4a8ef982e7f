/** One Chromium per test file, a fresh context per test. */
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core';
import { SITE } from './addresses';
import { launchBrowser } from './launch';

let browser: Browser | undefined;
let launchOptions: () => LaunchOptions | Promise<LaunchOptions> = () => ({});

/** Launches the browser of a test file in another way; to be called at its top. */
export function launchWith(options: () => LaunchOptions | Promise<LaunchOptions>): void {
  launchOptions = options;
}

beforeAll(async () => {
  browser = await launchBrowser(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
});

/** A page, and what it reported while it was open. */
export interface OpenPage {
  page: Page;
  /** Errors of the console and uncaught exceptions. Whoever provokes some takes them out. */
  errors: string[];
  /** Requests that failed or were answered with 400 or more. */
  failedRequests: string[];
}

/** What Chromium itself writes when a request fails. */
const NETWORK_ERROR = /^Failed to load resource: |blocked by CORS policy/;

function watch(page: Page): OpenPage {
  const errors: string[] = [];
  const failedRequests: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !NETWORK_ERROR.test(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    // A page that is left aborts what it was still loading; that is no fault of the site.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failedRequests.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failedRequests.push(`${response.status()} ${response.url()}`);
  });
  return { page, errors, failedRequests };
}

/** Points at a control as a visitor does: the page's scripts start. */
export const turnToControl = (page: Page): Promise<void> =>
  page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');

/** React has hydrated the page. */
export const hasStarted = (page: Page): Promise<void> =>
  page.locator('html[data-started]').waitFor();

/** Opens `path` and starts its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await turnToControl(page);
}

/** The same, and waits for React. */
export async function start(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hasStarted(page);
}

/**
 * Runs `use` with an empty page in a context of its own, where `baseURL` is the built site, and closes it.
 * An error that is left in `errors` fails the test.
 */
export async function withPage(
  use: (open: OpenPage) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  if (!browser) throw new Error('The browser has not started.');
  const context = await browser.newContext({ baseURL: SITE, ...options });
  try {
    const open = watch(await context.newPage());
    await use(open);
    expect(open.errors).toEqual([]);
  } finally {
    await context.close();
  }
}
