/** What can go wrong with a file on its way to the visitor. */
import type { Page, Request, Route } from 'playwright-core';
import { errorPage } from '../../support/content';
import { strike } from './longTimers';

export type Fault = (route: Route) => Promise<void>;

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

/** The files that /risk needs before it works. */
export const pieces = {
  'webpack’s runtime': /\/webpack-runtime-[^/]+\.js$/,
  'the framework': /\/framework-[^/]+\.js$/,
  'the application': /\/app-[^/]+\.js$/,
  // Gatsby names what several pages share after a digest of their names.
  'the shared code': /\/[0-9a-f]{40}-[^/]+\.js$/,
  'the page’s own code': /\/component---[^/]+\.js$/,
  'the page’s data': /\/page-data\/risk\/page-data\.json$/,
  'the site’s words': /\/page-data\/sq\/d\/\d+\.json$/,
} satisfies Record<string, RegExp>;

const isDocument = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/** Returns how often `page` has asked for a document since: once, and once more for each reload. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isDocument(request)) count += 1;
  });
  return () => count;
}

/** Many minutes pass, and the page asks for no other document meanwhile. */
export async function expectNoMoreDocuments(page: Page, documents: () => number): Promise<void> {
  const before = documents();
  for (let minutes = 0; minutes < 10; minutes += 2) await strike(page);
  // What the page asked for by then has been counted before this answer comes.
  await page.evaluate(() => fetch('/robots.txt').catch(() => undefined));
  expect(documents()).toBe(before);
}

/**
 * Breaks what `piece` matches.
 * @param isBroken asked at each request; without it the fault stays
 */
export async function breakPiece(
  page: Page,
  piece: RegExp,
  fault: Fault,
  isBroken: () => boolean = () => true,
): Promise<void> {
  await page.route(piece, (route) => (isBroken() ? fault(route) : route.continue()));
}

/** The heading of the error screen. Specification 8, "Router". */
export const ERROR_TITLE = 'Unexpected Application Error!';

/** Waits for the error screen and looks at what it says and offers. */
export async function expectErrorScreen(page: Page): Promise<void> {
  const screen = page.getByRole('alert').filter({ hasText: ERROR_TITLE });
  await screen.waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('h1').innerText()).toBe(ERROR_TITLE);
  const text = await screen.innerText();
  const { status, message } = errorPage.failure;
  expect(text).toContain(status);
  expect([message, 'Loading chunk'].some((words) => text.includes(words))).toBe(true);
  expect(await screen.getByRole('link', { name: errorPage.action.label }).isVisible()).toBe(true);
}
