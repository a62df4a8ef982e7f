/** Two tabs, a clock that jumps, a page out of the back/forward cache. */
import type { Page } from 'playwright-core';
import { API, SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { contact, fillIn, isReady, sendButton } from '../support/forms';
import { KEEPS_PAGES, launchBrowser } from '../support/launch';
import { footerLink, open } from '../support/screens';

const theme = (page: Page) =>
  page.evaluate(() => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'));

test('a clock that jumps a year ahead and back stops no form, no message and no change of page', () =>
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
    const send = async () => {
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await page.getByText(contact.success).waitFor();
    };
    await page.clock.install();
    await open(page, '/contact');
    await isReady(page);
    await send();
    const begin = Date.now();
    for (const days of [365, -365]) {
      await page.clock.setSystemTime(begin + days * 24 * 3600 * 1000);
      await page.clock.runFor(10_000);
      await page.getByText(contact.success).waitFor({ state: 'detached' });
      await send();
    }
    expect(calls).toBe(3);
    await footerLink(page, '/cookies').click();
    await page.waitForURL(`${SITE}/cookies`);
    expect(errors).toEqual([]);
  }));

test('the back/forward cache gives back a page that works, with the theme of the moment', async () => {
  const browser = await launchBrowser(KEEPS_PAGES);
  try {
    const page = await (await browser.newContext({ baseURL: SITE })).newPage();
    const isMarked = () => page.evaluate(() => 'isMarked' in window);
    await open(page, '/about');
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    expect(await theme(page)).toBe('light');
    await open(page, '/contact');
    await page.locator('[data-theme-toggle]').first().click();
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`${SITE}/about`, { waitUntil: 'commit' });
    expect(await isMarked()).toBe(true);
    expect(await theme(page)).toBe('dark');
    await footerLink(page, '/cookies').click();
    // A page out of the cache has had its "load" long ago.
    await page.waitForURL(`${SITE}/cookies`, { waitUntil: 'commit' });
    expect(await isMarked()).toBe(true);
  } finally {
    await browser.close();
  }
});
