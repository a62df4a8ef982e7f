/** What can go wrong with a file on its way to the visitor. */
import type { BrowserContextOptions, Locator, Page, Request, Route } from 'playwright-core';
import { type OpenPage, withPage } from '../../support/browser';
import { errorPage } from '../../support/content';
import { holdLongTimers, strike } from './longTimers';

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

type Row = [piece: string, fault: string, address: RegExp, act: Fault];

/** For `test.each`: each of these files with each of the faults. */
export const withEachFault = (files: Record<string, RegExp>): Row[] =>
  Object.entries(files).flatMap(([piece, address]) =>
    Object.entries(faults).map(([fault, act]): Row => [piece, fault, address, act]),
  );

const isDocument = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

interface SteadyPage extends OpenPage {
  /** How often the page has asked for a document: once, and once more for each reload. */
  documents: () => number;
}

export async function passTenMinutes(page: Page): Promise<void> {
  for (let minutes = 0; minutes < 10; minutes += 2) await strike(page);
}

/**
 * Runs `use` with a fresh page, whose waits of two minutes pass when `strike` is called, and which asks for no
 * other document afterwards, though many minutes pass.
 */
export const withSteadyPage = (
  use: (open: SteadyPage) => Promise<void>,
  options?: BrowserContextOptions,
): Promise<void> =>
  withPage(async (open) => {
    const { page } = open;
    let count = 0;
    page.on('request', (request) => {
      if (isDocument(request)) count += 1;
    });
    await holdLongTimers(page);
    await use({ ...open, documents: () => count });
    const before = count;
    await passTenMinutes(page);
    // What the page asked for by then has been counted before this answer comes.
    await page.evaluate(() => fetch('/robots.txt').catch(() => undefined));
    expect(count).toBe(before);
  }, options);

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

export const errorScreen = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: errorPage.title });

/** Waits for the error screen and looks at what it says and offers. */
export async function expectErrorScreen(page: Page): Promise<void> {
  const screen = errorScreen(page);
  await screen.waitFor();
  expect(await page.locator('h1').allInnerTexts()).toEqual([errorPage.title]);
  const text = await screen.innerText();
  const { status, message } = errorPage.failure;
  expect(text).toContain(status);
  expect([message, 'Loading chunk'].some((words) => text.includes(words))).toBe(true);
  expect(await screen.getByRole('link', { name: errorPage.action.label }).isVisible()).toBe(true);
}

/** Waits for a page that is no error screen. */
export async function expectPage(page: Page): Promise<void> {
  await page.locator('main h1', { hasNotText: errorPage.title }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
}
