import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { CASE_STUDY, home, largestGroup, success } from '../support/content';
import { open, STILL } from '../support/screens';

const sized = (width: number) => ({ viewport: { width, height: 900 } });

const endOf = (box: { x: number; width: number } | null | undefined) =>
  box ? box.x + box.width : Infinity;

/** Text of the current slide, which changes at the start of a step. */
const currentSlide = (page: Page) => page.locator('.slick-current').textContent();

/** Presses a carousel's button, waits for the end of the step and returns the text of the current slide. */
async function step(page: Page, button: string): Promise<string | null> {
  const index = await page.locator('.slick-current').getAttribute('data-index');
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator(`.slick-current:not([data-index="${index}"])`)).toBeVisible();
  await page.waitForFunction(
    () => !document.querySelector('.slick-track')?.getAttribute('style')?.includes('transition'),
  );
  return currentSlide(page);
}

test.describe('the logo carousel of the home page', () => {
  /** Editors may list fewer logos than there is room for. */
  const shownOf = (count: number) => Math.min(count, home.trusted.logos.length);
  const logos = (page: Page) => page.getByRole('region', { name: home.trusted.heading });

  test.use({ ...sized(1440), ...STILL });

  test(
    'shows six logos, two on a phone, and adapts when the window is resized',
    inEveryEngine(),
    async ({ page }) => {
      await open(page, '/');
      const shown = logos(page).locator('.slick-active');
      for (const [width, count] of [
        [1440, 6],
        [320, 2],
        [1023, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await expect(shown.nth(shownOf(count))).toHaveCount(0);
        await expect(shown.nth(shownOf(count) - 1)).toBeVisible();
        await logos(page).scrollIntoViewIfNeeded();
        for (const logo of await shown.all()) await expect(logo).toBeInViewport();
        for (const hidden of await logos(page).locator('.slick-slide:not(.slick-active)').all()) {
          await expect(hidden).not.toBeInViewport();
        }
      }
    },
  );
});

test.describe('the menu of a case study', () => {
  const { stories } = largestGroup;
  const names = stories.map(({ name }) => name);
  const middle = Math.floor(stories.length / 2);
  const current = names[middle] ?? '';
  const path = `/${stories[middle]?.slug ?? ''}`;
  const { next, previous } = success.caseLabels;

  const menu = (page: Page) =>
    page
      .getByRole('navigation', { name: `${success.caseLabels.menu} ${largestGroup.name}` })
      .filter({ visible: true });

  test.describe('in a window of 1200 pixels', () => {
    test.use(sized(1200));

    test(
      'is beside the page from 1200 pixels on and marks the current entry',
      inEveryEngine(),
      async ({ page }) => {
        await open(page, path);
        await expect(page.locator('.slick-track')).toHaveCount(0);
        // A long menu lists only the neighbours and a link to all.
        await expect(menu(page).getByRole('link')).toHaveCount(Math.min(stories.length, 13));
        await expect(menu(page).locator('[aria-current="page"]')).toHaveText([current]);
      },
    );
  });

  // Editors may leave too few for a carousel.
  if (stories.length <= 3) return;

  test.describe('on a phone', () => {
    test.use(sized(390));

    test(
      'moves one entry per step, wraps around, and leads to the entry that is clicked',
      inEveryEngine(),
      async ({ page }) => {
        await open(page, CASE_STUDY);
        await expect(menu(page).locator('.slick-track')).toBeVisible();
        const [before, list, after] = await Promise.all(
          ['.slick-prev', '.slick-list', '.slick-next'].map((part) =>
            menu(page).locator(part).boundingBox(),
          ),
        );
        expect(endOf(before)).toBeLessThanOrEqual(list?.x ?? 0);
        expect(endOf(list)).toBeLessThanOrEqual(after?.x ?? 0);
        // A long menu holds the next ones and a link to all.
        const slides = menu(page).locator('.slick-slide:not(.slick-cloned)');
        const shown = await slides.allTextContents();
        expect(shown).toHaveLength(Math.min(stories.length, 13));
        expect(shown.slice(0, 3)).toEqual(names.slice(0, 3));
        await expect.poll(() => currentSlide(page)).toBe(shown[0]);
        expect(await step(page, previous)).toBe(shown.at(-1));
        for (const name of shown.slice(0, 3)) expect(await step(page, next)).toBe(name);
        const chosen = shown[2] ?? '';
        await menu(page).getByRole('link', { name: chosen }).click();
        await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
        const marked = menu(page).locator('.slick-active [aria-current="page"]');
        await expect(marked).toHaveText([chosen]);
      },
    );
  });
});
