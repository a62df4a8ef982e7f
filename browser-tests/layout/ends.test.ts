/**
 * What appears, moves or closes by itself is waited for to its end. Messages: forms/messages.test.ts; the cookie
 * preferences and their banner: robustness/consent.test.ts; parts that wait for scrolling: motion.test.ts; flip cards:
 * flipCards.test.ts; the steps of the case menu: carousels.test.ts.
 */
import type { Page } from '@playwright/test';
import { expect, SITE, test } from '../fixtures';
import { start } from '../support/browser';
import { home, navigation } from '../support/content';
import { hold } from '../support/hold';
import { footerLink, open, PHONE } from '../support/screens';

test('a page that is slow to come is announced by a bar, which goes when the page is there', async ({
  page,
}) => {
  await start(page, '/about');
  const letGo = await hold(page, /\/page-data\/cookies\/page-data\.json$/);
  await footerLink(page, '/cookies').click();
  const bar = page.getByRole('progressbar', { name: navigation.words.loading });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  letGo();
  await page.waitForURL(`${SITE}/cookies`);
  await expect(bar).toHaveCount(0);
});

test.describe('a menu', () => {
  const button = (page: Page) => page.locator('header [data-opens=list]').first();
  const list = (page: Page) => page.locator('header [data-opens=list] + ul').first();

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click on the page', (page: Page) => page.locator('main h1').click()],
    ['its button', (page: Page) => button(page).click()],
  ] as const) {
    test(`that is open is gone after ${way}`, async ({ page }) => {
      await start(page, '/about');
      await button(page).click();
      await expect(list(page)).toBeVisible();
      await close(page);
      await expect(list(page)).toBeHidden();
    });
  }

  test('is gone on the page to which its link leads', async ({ page }) => {
    await start(page, '/about');
    await button(page).click();
    const link = list(page).getByRole('link').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(SITE + target);
    await expect(list(page)).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('is gone on the page to which its link leads, which then scrolls', async ({ page }) => {
      await start(page, '/about');
      await page.getByRole('button', { name: navigation.words.openMenu }).tap();
      const panel = page.locator('header nav');
      await expect(panel).toBeVisible();
      await panel.locator('a[href="/contact"]').tap();
      await page.waitForURL(`${SITE}/contact`);
      await expect(panel).toBeHidden();
      await expect(page.locator('[inert] main')).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  });
});

test('the logos move by themselves, rest under pointer, focus and button, and move on', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const logos = page.getByRole('region', { name: home.trusted.heading });
  await logos.locator('.slick-slider').scrollIntoViewIfNeeded();
  const current = () => logos.locator('.slick-current').getAttribute('data-index');
  const expectStep = async () => {
    const before = await current();
    await expect.poll(current).not.toBe(before);
  };
  const expectRest = async () => {
    const before = await current();
    // More than two of its steps.
    await page.clock.runFor(5000);
    expect(await current()).toBe(before);
  };
  await expectStep();
  await logos.locator('.slick-list').hover();
  await expectRest();
  await page.mouse.move(0, 0);
  await expectStep();
  const previous = logos.getByRole('button', { name: home.trusted.controls.previous });
  await previous.focus();
  await page.keyboard.press('Tab');
  await expectRest();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await expectRest();
  // An editor may put a link before the buttons.
  while (await logos.evaluate((region) => region.contains(document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
  }
  await expectStep();
  // A press with the mouse holds nothing, unlike the keyboard's focus.
  await previous.click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expectStep();
  await logos.getByRole('button', { name: home.trusted.controls.pause }).click();
  await page.mouse.move(0, 0);
  await expectRest();
  await logos.getByRole('button', { name: home.trusted.controls.play }).click();
  await page.mouse.move(0, 0);
  await expectStep();
});
