import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { about, filled, home } from '../support/content';
import { invisible, open, twoFrames, WIDE } from '../support/screens';

/** Parts that wait to be revealed by scrolling. */
const waiting = (page: Page) => page.locator('[data-reveal="waits"]');

/** Expects no part to wait before the first scroll, and some after it. */
async function firstScroll(page: Page): Promise<void> {
  await expect(waiting(page)).toHaveCount(0);
  await page.mouse.wheel(0, 5);
  await expect(waiting(page).first()).toBeAttached();
}

/** Scrolls instantly, so that no part in between comes into view. */
const jumpToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('nothing is hidden before the first scroll', async ({ page }) => {
  await page.goto('/');
  await page.screenshot({ fullPage: true });
  await expect(waiting(page)).toHaveCount(0);
  await open(page, '/');
  await page.screenshot({ fullPage: true });
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => invisible(page)).toEqual([]);
});

test('with reduced motion nothing moves, and nothing is hidden while a visitor scrolls', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const moving = await page.locator('body *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return /[1-9]/.test(transitionDuration) || animationName !== 'none' ? element.outerHTML : [];
    }),
  );
  expect(moving.map((markup) => markup.slice(0, 80))).toEqual([]);
  await firstScroll(page);
  await twoFrames(page);
  expect(await invisible(page)).toEqual([]);
});

test('scrolling also reveals parts after a navigation', inEveryEngine(), async ({ page }) => {
  await open(page, '/');
  const { title } = about.hero;
  await page.locator('header a[href="/about"]').filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: filled(title) })).toBeVisible();
  await expect(page.locator('main [data-reveal=""]').first()).toBeVisible();
  // By then the change of page has scrolled to the top.
  await twoFrames(page);
  await twoFrames(page);
  await firstScroll(page);
  await jumpToEnd(page);
  // Parts that were jumped over are revealed, too.
  await expect(waiting(page)).toHaveCount(0);
  const faded = () =>
    page
      .locator('[data-reveal]')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length,
      );
  await expect.poll(faded).toBe(0);
  // They do not jump into place.
  const fades = await page
    .locator('[data-reveal="seen"]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transitionProperty));
  expect(new Set(fades)).toEqual(new Set(['opacity, translate']));
});

test('print shows parts not scrolled to, both sides of flip cards and all logos', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('.slick-track')).toBeVisible();
  await firstScroll(page);
  await page.emulateMedia({ media: 'print' });
  // The transition runs in print, too.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-reveal]')].every(
      (element) => getComputedStyle(element).opacity === '1',
    ),
  );
  // The texts may hold links, so they are found by their cards.
  const texts = page.locator('li:has([id$="-turn-back"]) p');
  await expect(texts.nth(home.unique.cards.length - 1)).toBeAttached();
  for (const text of await texts.all()) await expect(text).toBeVisible();
  const logo = await page.locator('.slick-slide:not(.slick-cloned)').last().boundingBox();
  expect(logo?.x).toBeGreaterThanOrEqual(0);
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(WIDE.viewport.width);
});
