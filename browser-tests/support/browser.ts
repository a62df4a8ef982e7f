/** One Chromium per test file, a fresh context per test. */
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Page,
} from 'playwright-core';
import { SITE } from './addresses';
import { launchBrowser } from './launch';

let browser: Promise<Browser> | undefined;
let options: LaunchOptions = {};

/** Launches the browser of a test file in another way; to be called at its top. */
export function launchWith(others: LaunchOptions): void {
  options = others;
}

afterAll(async () => (await browser)?.close());

/** A page, and what it reported while it was open. */
export interface OpenPage {
  page: Page;
  /** Errors of the console and uncaught exceptions. */
  errors: string[];
  /** Requests that failed or were answered with 400 or more. */
  failedRequests: string[];
}

/** Opens an empty page in a context. */
export async function openPageIn(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  const failedRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
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

/** Runs `use` with a page in a context of its own; `baseURL` is the built site. */
export async function withPage(
  use: (open: OpenPage) => Promise<void>,
  contextOptions: BrowserContextOptions = {},
): Promise<void> {
  browser ??= launchBrowser(options);
  const context = await (await browser).newContext({ baseURL: SITE, ...contextOptions });
  try {
    await use(await openPageIn(context));
  } finally {
    await context.close();
  }
}
