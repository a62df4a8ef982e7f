/**
 * A Chromium that prerenders linked pages. Driven by puppeteer, which follows a tab when a prerendered page
 * replaces its own; Playwright loses it (microsoft/playwright issue 41397).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import {
  BUILT_IN_PAGES,
  findOrInstallBrowser,
  QUIET_FLAGS,
} from '../../scripts/lib/processes/browser';

/** Milliseconds after which waiting fails, enough for a busy machine. */
const TIMEOUT = 20_000;
/** Milliseconds for which an element that is scrolled into view may still move. */
const UNTIL_SETTLED = 1000;

export const launchPrerendering = async (): Promise<Browser> =>
  launch({
    executablePath: await findOrInstallBrowser(),
    pipe: true,
    args: [...QUIET_FLAGS, `--disable-features=${BUILT_IN_PAGES.join(',')}`],
  });

export type Point = [x: number, y: number];

export interface Tab {
  page: Page;
  /** Addresses that the tab has requested, for prerendered pages too. */
  requests: readonly string[];
  /** Evaluates an expression in the visible page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true in the visible page. */
  until: (expression: string) => Promise<void>;
  /** Waits until the page at this address has been requested for prerendering. */
  untilPrerendered: (address: string) => Promise<void>;
  /** Scrolls the first visible match to the middle of the window. Returns the point to click. */
  show: (selector: string) => Promise<Point>;
}

/** Runs `use` with a tab in a new browser context. */
export async function withTab<T>(
  browser: Browser,
  viewport: { width: number; height: number },
  use: (tab: Tab) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(viewport);
    const requests: string[] = [];
    const prerendered = new Set<string>();
    page.on('request', (request) => {
      requests.push(request.url());
      const isPrerender = request.headers()['sec-purpose']?.includes('prerender');
      if (isPrerender && request.resourceType() === 'document') prerendered.add(request.url());
    });

    const waitUntil = async (what: string, ask: () => unknown) => {
      let answer: unknown;
      for (const end = Date.now() + TIMEOUT; Date.now() < end; await pause(50)) {
        answer = await ask();
        if (answer === true) return;
      }
      throw new Error(`Timed out waiting for ${what}. ${String(answer)}`);
    };
    // Puppeteer loses a tab whose page is not replaced within 100 ms, but its target still responds.
    const evaluate = (expression: string): Promise<unknown> =>
      page.evaluate(expression).catch(async () => {
        const target = context.targets().find((candidate) => candidate.type() === 'page');
        const session = await target?.createCDPSession();
        const answer = await session?.send('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        await session?.detach();
        return answer?.result.value;
      });
    return await use({
      page,
      requests,
      evaluate,
      // Evaluation fails while the tab navigates.
      until: (expression) =>
        waitUntil(expression, () => evaluate(`Boolean(${expression})`).catch(String)),
      untilPrerendered: (address) =>
        waitUntil(`the prerendering of ${address}`, () => prerendered.has(address)),
      show: (selector) =>
        page.evaluate(
          async (wanted, milliseconds): Promise<Point> => {
            const element = [...document.querySelectorAll(wanted)].find(
              (match) => match.checkVisibility() && !match.closest('[inert]'),
            );
            if (!element) throw new Error(`The page has no ${wanted}.`);
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, milliseconds));
            const { x, y, width, height } =
              element.getClientRects()[0] ?? element.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
          },
          selector,
          UNTIL_SETTLED,
        ),
    });
  } finally {
    await context.close();
  }
}
