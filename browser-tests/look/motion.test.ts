import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { about, filled, home } from '../support/content';
import { invisible, open, twoFrames, WIDE } from '../support/screens';

/** What the scroll has yet to bring in. */
const waiting = (page: Page) => page.locator('[data-reveal="waits"]');

/** Nothing waits before the visitor first scrolls. */
async function firstScroll(page: Page): Promise<void> {
  await expect(waiting(page)).toHaveCount(0);
  await page.mouse.wheel(0, 5);
  await expect(waiting(page).first()).toBeAttached();
}

/** At once, so that nothing on the way comes into view. */
const jumpToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('nothing of a page is hidden before it is scrolled', async ({ page }) => {
  await page.goto('/');
  await page.screenshot({ fullPage: true });
  await expect(waiting(page)).toHaveCount(0);
  await open(page, '/');
  await page.screenshot({ fullPage: true });
  await expect(waiting(page)).toHaveCount(0);
  expect(await invisible(page)).toEqual([]);
});

test('scroll-in works on a page that is reached by a link', inEveryEngine(), async ({ page }) => {
  await open(page, '/');
  const { title } = about.hero;
  await page.locator('header a[href="/about"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: filled(title) })).toBeVisible();
  await expect(page.locator('main [data-reveal=""]').first()).toBeVisible();
  // The change of page has shown the top by then.
  await twoFrames(page);
  await twoFrames(page);
  await firstScroll(page);
  await jumpToEnd(page);
  // What is jumped over is not left out.
  await expect(waiting(page)).toHaveCount(0);
});

test('paper shows what has not come into view, both sides of the flip cards, and all logos', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('.slick-track')).toBeVisible();
  await firstScroll(page);
  await page.emulateMedia({ media: 'print' });
  // It may be on its way: the transition of the screen holds on paper, too.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-reveal]')].every(
      (element) => getComputedStyle(element).opacity === '1',
    ),
  );
  for (const { text } of home.unique.cards)
    await expect(page.getByText(filled(text))).toBeVisible();
  const logo = await page.locator('.slick-slide:not(.slick-cloned)').last().boundingBox();
  expect(logo?.x).toBeGreaterThanOrEqual(0);
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(WIDE.viewport.width);
});
