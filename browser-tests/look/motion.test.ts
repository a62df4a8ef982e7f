import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { onePageOfEachKind } from '../support/routes';
import { open, pagesToLookAt, PHONE, STILL, WIDE } from '../support/screens';

declare global {
  interface Window {
    /** How far things have moved without the visitor's doing, as the browser scores it. */
    shifts?: number[];
  }
}

/** What is on the page and yet cannot be seen, in words. What has no box is hidden on purpose. */
const invisible = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        // What is on its way by itself needs nothing to be seen.
        const isArriving = element.getAnimations().length > 0;
        return (Number(opacity) < 1 && !isArriving) || visibility !== 'visible';
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
  );

/** Puts the part `seen` (0 to 1) of an element into the window, from below. */
const bringIntoView = (page: Page, selector: string, seen: number) =>
  page.locator(selector).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top + height * part - window.innerHeight);
  }, seen);

/** Two frames: an IntersectionObserver has said by then what it has to say. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

describe('scroll-in', () => {
  const opacity = (page: Page) =>
    page.locator('#scroll-in').evaluate((element) => Number(getComputedStyle(element).opacity));

  /** Opens a page and names its first high element that has not come into view yet. */
  async function openAtTop(page: Page): Promise<void> {
    await open(page, '/risk');
    await page.evaluate(() => {
      const high = [...document.querySelectorAll('[data-reveal=""]')].find(
        (element) => element.getBoundingClientRect().height > 300,
      );
      if (high) high.id = 'scroll-in';
    });
    expect(await opacity(page)).toBe(0);
  }

  test('begins when a tenth of an element is in view', () =>
    withPage(async ({ page }) => {
      await openAtTop(page);
      await bringIntoView(page, '#scroll-in', 0.07);
      await twoFrames(page);
      expect(await opacity(page)).toBe(0);
      await bringIntoView(page, '#scroll-in', 0.13);
      await page.locator('#scroll-in[data-reveal="seen"]').waitFor();
      await page.waitForFunction(() => {
        const element = document.querySelector('#scroll-in');
        return element && getComputedStyle(element).opacity === '1';
      });
    }, WIDE));

  test('happens once', () =>
    withPage(async ({ page }) => {
      await openAtTop(page);
      await bringIntoView(page, '#scroll-in', 0.5);
      await page.locator('#scroll-in[data-reveal="seen"]').waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await twoFrames(page);
      expect(await page.locator('#scroll-in').getAttribute('data-reveal')).toBe('seen');
    }, WIDE));

  test('does not leave out what is jumped over', () =>
    withPage(async ({ page }) => {
      await openAtTop(page);
      await page.keyboard.press('End');
      await page.locator('#scroll-in[data-reveal="seen"]').waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-reveal=""]'));
    }, WIDE));

  test('works on a page that is reached by a link', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await page.locator('header').getByRole('link', { name: 'About Us' }).click();
      await page.getByRole('heading', { level: 1, name: 'Built from' }).waitFor();
      await page.locator('main [data-reveal=""]').first().waitFor();
      // The change of page has shown the top by then.
      await twoFrames(page);
      await twoFrames(page);
      await page.keyboard.press('End');
      await page.waitForFunction(() => !document.querySelector('[data-reveal=""]'));
    }, WIDE));

  test.each(pagesToLookAt)('has nothing to hide on the first screen of %s', (path) =>
    withPage(
      async ({ page }) => {
        await page.goto(encodeURI(path), { waitUntil: 'domcontentloaded' });
        const above = await page
          .locator('main [data-reveal]')
          .evaluateAll((elements) =>
            elements
              .filter((element) => element.getBoundingClientRect().top < window.innerHeight * 0.5)
              .map((element) => element.textContent),
          );
        expect(above).toEqual([]);
      },
      { viewport: { width: 1440, height: 800 } },
    ),
  );
});

describe('nothing is hidden', () => {
  test.each(pagesToLookAt)('without JavaScript, on %s', (path) =>
    withPage(
      async ({ page }) => {
        await page.goto(encodeURI(path));
        expect(await invisible(page)).toEqual([]);
      },
      { ...WIDE, javaScriptEnabled: false },
    ),
  );

  test.each(pagesToLookAt)('on paper, on %s', (path) =>
    withPage(async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await invisible(page)).toEqual([]);
    }, WIDE),
  );

  test.each(pagesToLookAt)('where the visitor wants less motion, on %s', (path) =>
    withPage(
      async ({ page }) => {
        await open(page, path);
        const hidden = await invisible(page);
        // The side of a flip card that does not show is hidden whether or not it turns slowly.
        expect(hidden.filter((text) => !text.includes('Turn back') && path !== '/')).toEqual([]);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      },
      { ...WIDE, ...STILL },
    ),
  );

  test('of the flip cards and logos without JavaScript or on paper', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await page.locator('.slick-track').waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.getByText('Our team comes from over 20 countries.').waitFor();
      const logo = await page.locator('.slick-slide:not(.slick-cloned)').last().boundingBox();
      expect(logo?.x).toBeGreaterThanOrEqual(0);
      expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(WIDE.viewport.width);
    }, WIDE));
});

describe('nothing moves out of its place', () => {
  test.each(onePageOfEachKind.flatMap((path) => [[path, 390] as const, [path, 1440] as const]))(
    'while %s is read at %ipx',
    (path, width) =>
      withPage(
        async ({ page }) => {
          await page.addInitScript(() => {
            const shifts: number[] = [];
            window.shifts = shifts;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
                  shifts.push(Number(entry.value));
                }
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await open(page, path);
          const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let top = 0; top < bottom; top += 250) {
            await page.mouse.wheel(0, 250);
            await twoFrames(page);
          }
          await page.waitForLoadState('networkidle');
          const total = await page.evaluate(() => {
            return (window.shifts ?? []).reduce((sum, shift) => sum + shift, 0);
          });
          expect(total).toBeLessThan(0.01);
        },
        { ...(width < 640 ? PHONE : WIDE) },
      ),
  );
});
