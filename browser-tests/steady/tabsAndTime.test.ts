/** Two tabs, a clock that jumps, pages out of the back/forward cache. */
import type { BrowserContext, Page } from 'playwright-core';
import { API, SITE } from '../support/addresses';
import { hasStarted, visit, withPage } from '../support/browser';
import { footerLinkTo } from '../support/content';
import { contact, control, fillIn, isReady, sendButton } from '../support/forms';
import { KEEPS_PAGES, launchBrowser } from '../support/launch';

const theme = (page: Page) =>
  page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'));

const pressTheme = (page: Page) => page.getByRole('button', { name: /theme/i }).first().click();

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hasStarted(page);
}

describe('two tabs', () => {
  test('show one theme, and each its own page', () =>
    withPage(async ({ page, errors }) => {
      await open(page, '/about');
      const second = await page.context().newPage();
      await open(second, '/risk');
      await pressTheme(page);
      await second.locator('html.dark').waitFor();
      expect(await second.locator('html.light').count()).toBe(0);
      await pressTheme(second);
      await page.locator('html.light').waitFor();
      expect([page.url(), second.url()]).toEqual([`${SITE}/about`, `${SITE}/risk`]);
      expect(errors).toEqual([]);
    }));

  test('keep what is typed apart', () =>
    withPage(async ({ page }) => {
      await open(page, '/contact');
      const second = await page.context().newPage();
      await open(second, '/contact');
      await control(page, contact, 'first_name').fill('Ada');
      await control(second, contact, 'first_name').fill('Grace');
      for (const tab of [page, second]) {
        await tab.reload();
        await isReady(tab);
      }
      expect(await control(page, contact, 'first_name').inputValue()).toBe('Ada');
      expect(await control(second, contact, 'first_name').inputValue()).toBe('Grace');
    }));
});

describe('a clock that jumps', () => {
  test.each([
    ['a year ahead', 365],
    ['a year back', -365],
  ])('%s stops no form, no message and no change of page', (_jump, days) =>
    withPage(async ({ page, errors }) => {
      let calls = 0;
      await page.route(`${API}/**`, async (route) => {
        if (route.request().method() === 'POST') calls += 1;
        const headers = {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'authorization,content-type',
        };
        await route.fulfill({ status: 200, headers, json: {} });
      });
      await page.clock.install();
      await open(page, '/contact');
      await isReady(page);
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await page.getByText(contact.success).waitFor();
      await page.clock.setSystemTime(Date.now() + days * 24 * 3600 * 1000);
      await page.clock.runFor(10_000);
      await page.getByText(contact.success).waitFor({ state: 'detached' });
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await page.getByText(contact.success).waitFor();
      expect(calls).toBe(2);
      await page
        .locator('footer')
        .getByRole('link', { name: footerLinkTo('/cookies') })
        .click();
      await page.waitForURL(`${SITE}/cookies`);
      expect(errors).toEqual([]);
    }),
  );
});

describe('the back/forward cache', () => {
  async function withCache(use: (context: BrowserContext) => Promise<void>): Promise<void> {
    const browser = await launchBrowser(KEEPS_PAGES);
    try {
      await use(await browser.newContext({ baseURL: SITE }));
    } finally {
      await browser.close();
    }
  }

  const markDocument = (page: Page) =>
    page.evaluate(() => void Object.assign(window, { isMarked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

  test('gives back a page that works, with the theme of the moment', () =>
    withCache(async (context) => {
      const page = await context.newPage();
      await open(page, '/about');
      await markDocument(page);
      expect(await theme(page)).toBe('light');
      await open(page, '/contact');
      await pressTheme(page);
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL(`${SITE}/about`, { waitUntil: 'commit' });
      expect(await isMarked(page)).toBe(true);
      expect(await theme(page)).toBe('dark');
      await page
        .locator('footer')
        .getByRole('link', { name: footerLinkTo('/cookies') })
        .click();
      // A page out of the cache has had its "load" long ago.
      await page.waitForURL(`${SITE}/cookies`, { waitUntil: 'commit' });
      expect(await isMarked(page)).toBe(true);
    }));

  test('gives back a form with what was typed', () =>
    withCache(async (context) => {
      const page = await context.newPage();
      await open(page, '/contact');
      await isReady(page);
      await markDocument(page);
      await fillIn(page, contact);
      await open(page, '/about');
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL(`${SITE}/contact`, { waitUntil: 'commit' });
      expect(await isMarked(page)).toBe(true);
      expect(await control(page, contact, 'first_name').inputValue()).toBe('Ada');
      expect(await sendButton(page, contact).isEnabled()).toBe(true);
    }));
});
