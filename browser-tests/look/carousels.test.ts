import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { CASE_STUDY, home, largestGroup, success } from '../support/content';
import { open, STILL } from '../support/screens';

const sized = (width: number) => ({ viewport: { width, height: 900 } });

/** What a slide says, or the name of the logo that it shows. */
const nameOf = (slide: Element): string =>
  slide.textContent || (slide.querySelector('img')?.alt ?? '');

/** Name of the first slide in view; `slick-current` moves when a step begins. */
const currentSlide = (page: Page) => page.locator('.slick-current').evaluate(nameOf);

/** Presses a button of a carousel and waits until its step has been made. */
async function step(page: Page, button: string): Promise<string> {
  const index = await page.locator('.slick-current').getAttribute('data-index');
  await page.getByRole('button', { name: button }).click();
  await page.locator(`.slick-current:not([data-index="${index}"])`).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.slick-track')?.getAttribute('style')?.includes('transition'),
  );
  return currentSlide(page);
}

describe('the logo carousel of the home page', () => {
  /** An editor may list fewer logos than there is room for. */
  const shownOf = (count: number) => Math.min(count, home.trusted.logos.length);
  const logos = (page: Page) => page.getByRole('region', { name: home.trusted.heading });

  test('shows six logos, on a phone two, and follows the window', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        const shown = logos(page).locator('.slick-active');
        for (const [width, count] of [
          [1440, 6],
          [320, 2],
          [1023, 4],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await shown.nth(shownOf(count)).waitFor({ state: 'detached' });
          await shown.nth(shownOf(count) - 1).waitFor();
          const boxes = await shown.evaluateAll((slides) =>
            slides.map((slide) => slide.getBoundingClientRect()),
          );
          expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
          expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
        }
      },
      { ...sized(1440), ...STILL },
    ));
});

describe('the menu of a case study', () => {
  const { stories } = largestGroup;
  const names = stories.map(({ name }) => name);
  /** Stands in the middle of the menu. */
  const middle = Math.floor(stories.length / 2);
  const current = names[middle] ?? '';
  const path = `/${stories[middle]?.slug ?? ''}`;
  const { next, previous } = success.caseLabels;

  const menu = (page: Page) =>
    page
      .getByRole('navigation', {
        name: `${success.caseLabels.menu} ${largestGroup.name}`,
      })
      .filter({ visible: true });

  test('stands beside the page from 1200px on, the current entry marked', () =>
    withPage(async ({ page }) => {
      await open(page, path);
      expect(await page.locator('.slick-track').count()).toBe(0);
      // A long group shows the neighbours and a link to all.
      expect(await menu(page).getByRole('link').count()).toBe(Math.min(stories.length, 13));
      expect(await menu(page).locator('[aria-current="page"]').allInnerTexts()).toEqual([current]);
    }, sized(1200)));

  // An editor may leave so few that none of them has to move.
  if (stories.length <= 3) return;

  test.each([
    [1199, 3],
    [320, 1],
  ])(
    'is below that a carousel: at %ipx with %i slides, the current entry in view',
    (width, count) =>
      withPage(async ({ page }) => {
        await open(page, path);
        await menu(page).locator('.slick-track').waitFor();
        const shown = menu(page).locator('.slick-active');
        expect(await shown.count()).toBe(count);
        expect(await shown.locator('[aria-current="page"]').allInnerTexts()).toEqual([current]);
        const box = await shown.locator('[aria-current="page"]').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await menu(page).locator('button.slick-arrow polygon').count()).toBe(2);
      }, sized(width)),
  );

  test('goes one entry a step, round and round, and leads to the one that is chosen', () =>
    withPage(async ({ page }) => {
      await open(page, CASE_STUDY);
      await menu(page).locator('.slick-track').waitFor();
      expect(await currentSlide(page)).toBe(names[0]);
      expect(await step(page, previous)).toBe(names.at(-1));
      for (const name of names.slice(0, 3)) expect(await step(page, next)).toBe(name);
      const chosen = names[2] ?? '';
      await menu(page).getByRole('link', { name: chosen }).click();
      await page.getByRole('heading', { level: 1, name: chosen }).waitFor();
      const shown = menu(page).locator('.slick-active [aria-current="page"]');
      await shown.waitFor();
      expect(await shown.allInnerTexts()).toEqual([chosen]);
    }, sized(390)));
});
