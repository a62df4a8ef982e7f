/** Faults in the delivery of files to the visitor. */
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { test as base } from '../../fixtures';
import { errorPage } from '../../support/content';

type Fault = (route: Route) => Promise<void>;

const loginOfNetwork = '<!DOCTYPE html><title>Welcome to the hotel network</title><h1>Log in</h1>';

export const faults = {
  'cannot be reached': (route) => route.abort('connectionreset'),
  'is not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: loginOfNetwork }),
  'is cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: text.slice(0, text.length / 2) });
  },
} satisfies Record<string, Fault>;

/** The files that /risk needs to start. */
export const pieces = {
  'webpack’s runtime': /\/webpack-runtime-[^/]+\.js$/,
  'the framework': /\/framework-[^/]+\.js$/,
  'the application': /\/app-[^/]+\.js$/,
  // Gatsby names shared chunks by a hash of the names of their pages.
  'the shared code': /\/[0-9a-f]{40}-[^/]+\.js$/,
  'the page’s own code': /\/component---[^/]+\.js$/,
  'the page’s data': /\/page-data\/risk\/page-data\.json$/,
  'the site’s words': /\/page-data\/sq\/d\/\d+\.json$/,
} satisfies Record<string, RegExp>;

type Row = [piece: string, fault: string, address: RegExp, act: Fault];

/** Each of these files with each of the faults. */
export const withEachFault = (files: Record<string, RegExp>): Row[] =>
  Object.entries(files).flatMap(([piece, address]) =>
    Object.entries(faults).map(([fault, act]): Row => [piece, fault, address, act]),
  );

const isDocument = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/** Advances the page's clock by two minutes. */
export const strike = (page: Page): Promise<void> => page.clock.fastForward(120_000);

export async function passTenMinutes(page: Page): Promise<void> {
  for (let minutes = 0; minutes < 10; minutes += 2) await strike(page);
}

interface Steady {
  /** How many documents the page has requested: one, and one more for each reload. */
  documents: () => number;
}

/**
 * The page has a clock that `strike` advances. It must not request another document in the ten minutes after a test.
 * Console errors are allowed, since the tests break files on purpose.
 */
export const test = base.extend<Steady>({
  allowedErrors: /./,
  documents: [
    async ({ page }, use) => {
      let count = 0;
      page.on('request', (request) => {
        if (isDocument(request)) count += 1;
      });
      // Playwright's clock replaces getEntriesByType, which the site uses for the type of navigation.
      const context = page.context();
      await context.addInitScript(() => {
        Reflect.set(window, 'entriesOf', performance.getEntriesByType.bind(performance));
      });
      await page.clock.install();
      await context.addInitScript(() => {
        Object.assign(performance, { getEntriesByType: Reflect.get(window, 'entriesOf') });
      });
      await use(() => count);
      const before = count;
      await passTenMinutes(page);
      // The page's requests so far are counted before this response.
      await page.evaluate(() => fetch('/robots.txt').catch(() => undefined));
      expect(count).toBe(before);
    },
    { auto: true },
  ],
});

/**
 * Breaks the files that `piece` matches.
 * @param isBroken called for each request; by default the fault is permanent
 */
export async function breakPiece(
  page: Page,
  piece: RegExp,
  fault: Fault,
  isBroken: () => boolean = () => true,
): Promise<void> {
  await page.route(piece, (route) => (isBroken() ? fault(route) : route.continue()));
}

/** Opens `path` and presses the button of its form, which needs scripts. */
export async function sendForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main [type=submit]').click();
}

export const errorScreen = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: errorPage.title });

/** Waits for the error screen and checks its text and its link. */
export async function expectErrorScreen(page: Page): Promise<void> {
  const screen = errorScreen(page);
  await expect(screen).toBeVisible();
  await expect(screen.getByRole('heading', { name: errorPage.title })).toBeVisible();
  const text = await screen.innerText();
  const { status, message } = errorPage.failure;
  expect(text).toContain(status);
  expect([message, 'Loading chunk'].some((words) => text.includes(words))).toBe(true);
  await expect(screen.getByRole('link', { name: errorPage.action.label })).toBeVisible();
}

/** Waits for a page other than the error screen. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('main h1', { hasNotText: errorPage.title })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
