import { expect, KEEP_NO_PAGES, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { footerLink, open, themeOf } from '../support/screens';

test.use({ leftOutFlags: [KEEP_NO_PAGES] });

test('a page from the back/forward cache works and has the current theme', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await expect.poll(() => themeOf(page)).toBe('light');
  await open(page, '/contact');
  await page.locator('[data-theme-toggle]').first().click();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(`${SITE}/about`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isMarked' in window);
  await expect.poll(() => themeOf(page)).toBe('dark');
  await footerLink(page, '/cookies').click();
  // A cached page has no "load" event.
  await page.waitForURL(`${SITE}/cookies`, { waitUntil: 'commit' });
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
});
