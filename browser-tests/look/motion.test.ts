import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { about, filled, home } from '../support/content';
import { open, PHONE, twoFrames, WIDE } from '../support/screens';

/** Puts the part `seen` (0 to 1) of an element into the window, from below. */
const bringIntoView = (page: Page, selector: string, seen: number) =>
  page.locator(selector).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top + height * part - window.innerHeight);
  }, seen);

/** At once, so that nothing on the way comes into view. */
const jumpToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

describe('scroll-in', () => {
  const opacity = (page: Page) =>
    page.locator('#scroll-in').evaluate((element) => Number(getComputedStyle(element).opacity));

  test('begins when a tenth of an element is in view', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      await page.evaluate(() => {
        const high = [...document.querySelectorAll('[data-reveal=""]')].find((element) => {
          const { top, height } = element.getBoundingClientRect();
          return height > 300 && top > window.innerHeight + 50;
        });
        if (high) high.id = 'scroll-in';
      });
      expect(await opacity(page)).toBe(1);
      await page.mouse.wheel(0, 5);
      await page.locator('#scroll-in[data-reveal="waits"]').waitFor({ state: 'attached' });
      expect(await opacity(page)).toBe(0);
      await bringIntoView(page, '#scroll-in', 0.07);
      await twoFrames(page);
      expect(await opacity(page)).toBe(0);
      await bringIntoView(page, '#scroll-in', 0.13);
      await page.locator('#scroll-in[data-reveal="seen"]').waitFor();
      await page.waitForFunction(() => {
        const element = document.querySelector('#scroll-in');
        return element && getComputedStyle(element).opacity === '1';
      });
      // What is jumped over is not left out.
      await jumpToEnd(page);
      await page.waitForFunction(() => !document.querySelector('[data-reveal="waits"]'));
    }, WIDE));

  test.each([WIDE, PHONE])('hides nothing of a page that nobody has scrolled: %j', (screen) =>
    withPage(async ({ page }) => {
      await page.goto('/');
      const unseen = async () =>
        page.locator('[data-reveal="waits"], [data-reveal="seen"]').count();
      await page.screenshot({ fullPage: true });
      expect(await unseen()).toBe(0);
      await open(page, '/');
      await page.screenshot({ fullPage: true });
      expect(await unseen()).toBe(0);
    }, screen),
  );

  test('works on a page that is reached by a link', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      const { title } = about.hero;
      await page.locator('header a[href="/about"]').filter({ visible: true }).first().click();
      await page.getByRole('heading', { level: 1, name: filled(title) }).waitFor();
      await page.locator('main [data-reveal=""]').first().waitFor();
      // The change of page has shown the top by then.
      await twoFrames(page);
      await twoFrames(page);
      expect(await page.locator('[data-reveal="waits"]').count()).toBe(0);
      await page.mouse.wheel(0, 5);
      await page.locator('[data-reveal="waits"]').first().waitFor({ state: 'attached' });
      await jumpToEnd(page);
      await page.waitForFunction(() => !document.querySelector('[data-reveal="waits"]'));
    }, WIDE));
});

test('paper shows what has not come into view, both sides of the flip cards, and all logos', () =>
  withPage(async ({ page }) => {
    await open(page, '/');
    await page.locator('.slick-track').waitFor();
    await page.mouse.wheel(0, 5);
    const unseen = page.locator('[data-reveal="waits"]');
    await unseen.first().waitFor({ state: 'attached' });
    expect(await unseen.count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    // It may be on its way: the transition of the screen holds on paper, too.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-reveal]')].every(
        (element) => getComputedStyle(element).opacity === '1',
      ),
    );
    for (const { text } of home.unique.cards) await page.getByText(filled(text)).waitFor();
    const logo = await page.locator('.slick-slide:not(.slick-cloned)').last().boundingBox();
    expect(logo?.x).toBeGreaterThanOrEqual(0);
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(WIDE.viewport.width);
  }, WIDE));
