/**
 * A Chromium that prerenders the pages behind links. By puppeteer, which follows a tab when a prerendered
 * page takes its place; Playwright loses it (microsoft/playwright issue 41397).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { BUILT_IN_PAGES, findOrInstallBrowser, QUIET_FLAGS } from './browser';

export { pause };

/** More than anything takes that ends, on a busy machine too. */
const PATIENCE = 20_000;
/** What comes into view moves for a moment. */
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
  /** Addresses that the tab has asked for, prerendered pages included. */
  requests: readonly string[];
  /** The value of an expression in the page that is shown. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true in the page that is shown. */
  until: (expression: string) => Promise<void>;
  /** Waits until the page at this address is prerendered. */
  untilPrerendered: (address: string) => Promise<void>;
  /** Brings the first match that can be used into the middle of the window; returns its place. */
  show: (selector: string) => Promise<Point>;
}

/** Runs `use` with the tab of a fresh visitor. */
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

    const patiently = async (what: string, ask: () => unknown) => {
      let answer: unknown;
      for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(50)) {
        answer = await ask();
        if (answer === true) return;
      }
      throw new Error(`In vain: ${what}. ${String(answer)}`);
    };
    // Puppeteer loses a tab whose page is not replaced within 100 ms; its target answers all the same.
    const evaluate = (expression: string): Promise<unknown> =>
      page.evaluate(expression).catch(async () => {
        const target = context.targets().find((one) => one.type() === 'page');
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
      // The page may be on its way to another.
      until: (expression) =>
        patiently(expression, () => evaluate(`Boolean(${expression})`).catch(String)),
      untilPrerendered: (address) =>
        patiently(`to prerender ${address}`, () => prerendered.has(address)),
      show: (selector) =>
        page.evaluate(
          async (wanted, milliseconds): Promise<Point> => {
            const element = [...document.querySelectorAll(wanted)].find(
              (one) => one.checkVisibility() && !one.closest('[inert]'),
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
