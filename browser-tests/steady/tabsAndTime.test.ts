/** Two tabs, a clock that jumps, a page out of the back/forward cache. */
import { API, SITE } from '../support/addresses';
import { launchWith, withPage } from '../support/browser';
import { contact, fillIn, isReady, sendButton } from '../support/forms';
import { KEEPS_PAGES } from '../support/launch';
import { footerLink, open, themeOf } from '../support/screens';

launchWith(() => KEEPS_PAGES);

test('a clock that jumps a year ahead and back stops no form, no message and no change of page', () =>
  withPage(async ({ page }) => {
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
  }));

test('the back/forward cache gives back a page that works, with the theme of the moment', () =>
  withPage(async ({ page }) => {
    const isMarked = () => page.evaluate(() => 'isMarked' in window);
    await open(page, '/about');
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    expect(await themeOf(page)).toBe('light');
    await open(page, '/contact');
    await page.locator('[data-theme-toggle]').first().click();
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`${SITE}/about`, { waitUntil: 'commit' });
    expect(await isMarked()).toBe(true);
    expect(await themeOf(page)).toBe('dark');
    await footerLink(page, '/cookies').click();
    // A page out of the cache has had its "load" long ago.
    await page.waitForURL(`${SITE}/cookies`, { waitUntil: 'commit' });
    expect(await isMarked()).toBe(true);
  }));
