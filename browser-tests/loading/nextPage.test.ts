/** Prerendering and prefetching of the next page, by links of the footer, which no editor may take out. */
import type { Browser } from 'puppeteer-core';
import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { start } from '../support/browser';
import { launchPrerendering, withTab, type Point, type Tab } from '../support/prerendering';

const SCREEN = { width: 1440, height: 900 };

let chromium: Browser | undefined;

test.beforeAll(async () => {
  chromium = await launchPrerendering();
});

test.afterAll(() => chromium?.close());

const inTab = (use: (tab: Tab) => Promise<void>): Promise<void> => {
  if (!chromium) throw new Error('The browser has not started.');
  return withTab(chromium, SCREEN, use);
};

/** Opens a page and waits until a linked page is prerendered and has requested its font. Returns where the link is. */
async function prerender({ page, show, untilPrerendered }: Tab, from: string, to: string) {
  await page.goto(SITE + from);
  const place = await show(`footer a[href="${to}"]`);
  const hasAskedForFont = page.waitForRequest(
    (request) =>
      /ibm-plex-sans[^/]*\.woff2$/.test(request.url()) &&
      request.headers()['sec-purpose']?.includes('prerender') === true,
  );
  await page.mouse.move(...place);
  await untilPrerendered(SITE + to);
  await hasAskedForFont;
  return place;
}

/** Follows the link and waits for the prerendered page. */
async function follow({ page, until }: Tab, place: Point, to: string): Promise<void> {
  await page.mouse.click(...place);
  await until(
    `location.pathname === '${to}' && performance.getEntriesByType('navigation')[0].activationStart > 0`,
  );
}

test('the target of a focused link is prerendered, but not of a link that is scrolled past', () =>
  inTab(async (tab) => {
    await tab.page.goto(`${SITE}/about`);
    await tab.show('footer a[href="/cookies"]');
    await tab.page.focus('footer a[href="/contact"]');
    await tab.untilPrerendered(`${SITE}/contact`);
    expect(tab.requests).not.toContain(`${SITE}/cookies`);
  }));

test.describe('a prerendered page', () => {
  test('loads no script before it is shown, and starts then', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/contact');
      await follow(tab, place, '/contact');
      await tab.until('document.documentElement.hasAttribute("data-started")');
      const early = await tab.evaluate(`performance.getEntriesByType('resource')
        .filter(({ startTime }) => startTime < performance.getEntriesByType('navigation')[0].activationStart)
        .map(({ name }) => name).join('\\n')`);
      expect(early).toMatch(/\.woff2$/m);
      expect(early).not.toMatch(/\.js(?:on)?$/m);
    }));

  test('has the theme and the draft that were stored meanwhile', () =>
    inTab(async (tab) => {
      const place = await prerender(tab, '/about', '/contact');
      await tab.page.evaluate(`localStorage.setItem('theme', 'dark');
        sessionStorage.setItem('form-draft:contact',
          JSON.stringify({ at: Date.now(), value: { first_name: 'Ada' } }))`);
      await follow(tab, place, '/contact');
      await tab.until('document.documentElement.classList.contains("dark")');
      await tab.until('document.querySelector("[name=first_name]").value === "Ada"');
    }));
});

test.describe('once React has started', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the page behind a focused link works offline', async ({ page }) => {
    await start(page, '/about');
    const title = await page.title();
    const link = page.locator('footer a[href="/cookies"]').first();
    const loaded = Promise.all([
      page.waitForResponse(/\/page-data\/cookies\/page-data\.json$/),
      page.waitForResponse(/\/component---src-templates-legal-page-tsx-[^/]+\.js$/),
    ]);
    const arriving = new Set<string>();
    page.on('request', (request) => arriving.add(request.url()));
    page.on('requestfinished', (request) => arriving.delete(request.url()));
    await link.focus();
    await loaded;
    // The page's other files were requested together with these.
    await expect.poll(() => [...arriving]).toEqual([]);
    await page.context().setOffline(true);
    await link.press('Enter');
    await page.waitForURL(`${SITE}/cookies`);
    await page.waitForFunction((before) => document.title !== before, title);
  });
});
