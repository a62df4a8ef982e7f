import { expect, KEEP_NO_PAGES, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { footerLink, open, themeOf } from '../support/screens';

test.use({ leftOutFlags: [KEEP_NO_PAGES] });

test('the back/forward cache gives back a page that works, with the theme of the moment', async ({
  page,
}) => {
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
});
