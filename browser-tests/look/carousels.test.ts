import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { CASE_STUDY, home, largestGroup, success } from '../support/content';
import { open, STILL, WIDE } from '../support/screens';

/** The numbers of specification 4 and 9, written out: the site is held against them. */
const SPEED = '500ms';
/** react-slick waits 50ms longer than the autoplay time of 2000ms that it is given. */
const AUTOPLAY = 2050;
const STEP = 500;

/** Logos move wherever there are three of them. */
const MOVING = { viewport: { width: 599, height: 900 } };

const sized = (width: number) => ({ viewport: { width, height: 900 } });

/** What a slide says, or the name of the logo that it shows. */
const nameOf = (slide: Element): string =>
  slide.textContent || (slide.querySelector('img')?.alt ?? '');

/** Name of the first slide in view; `slick-current` moves when a step begins. */
const currentSlide = (page: Page) => page.locator('.slick-current').evaluate(nameOf);

/** Waits for the end of the step that is under way. */
const settle = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('.slick-track')?.getAttribute('style')?.includes('transition'),
  );

/** Presses a button of a carousel and waits until its step has been made. */
async function step(page: Page, button: string): Promise<string> {
  const index = await page.locator('.slick-current').getAttribute('data-index');
  await page.getByRole('button', { name: button }).click();
  await page.locator(`.slick-current:not([data-index="${index}"])`).waitFor();
  await settle(page);
  return currentSlide(page);
}

/**
 * Has the track note how long react-slick lets a step take. The note stays, however late the test
 * asks for it: the transition itself is gone after half a second.
 */
const noteDuration = (page: Page) =>
  page.locator('.slick-track').evaluate((track: HTMLElement) => {
    new MutationObserver(() => {
      if (track.style.transitionDuration) track.dataset.step = track.style.transitionDuration;
    }).observe(track, { attributeFilter: ['style'] });
  });

/** Waits for the note of a step. */
async function notedDuration(page: Page): Promise<string | null> {
  const noted = page.locator('.slick-track[data-step]');
  await noted.waitFor({ state: 'attached' });
  return noted.getAttribute('data-step');
}

describe('the logo carousel of the home page', () => {
  const { next, pause, play, previous } = home.trusted.controls;
  /** An editor may list fewer logos than there is room for. */
  const shownOf = (count: number) => Math.min(count, home.trusted.logos.length);
  const logos = (page: Page) => page.getByRole('region', { name: home.trusted.heading });

  /** Opens the page with a clock that stands still, and brings the logos into view. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, '/');
    await logos(page).locator('.slick-track').waitFor();
    await logos(page).scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(STEP);
  }

  /** The current slide after each of some steps of the clock. */
  async function slidesAfter(page: Page, ...steps: number[]): Promise<string[]> {
    const slides = [await currentSlide(page)];
    for (const step of steps) {
      await page.clock.runFor(step);
      slides.push(await currentSlide(page));
    }
    return slides;
  }

  const hasMoved = (slides: string[]) => new Set(slides).size > 1;

  test.each([
    [1440, 6],
    [1024, 6],
    [1023, 4],
    [600, 4],
    [599, 2],
    [320, 2],
  ])('shows at %ipx up to %i logos', (width, count) =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        await logos(page).locator('.slick-track').waitFor();
        expect(await logos(page).locator('.slick-active').count()).toBe(shownOf(count));
        const boxes = await logos(page)
          .locator('.slick-active')
          .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()));
        expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      },
      { ...sized(width), ...STILL },
    ),
  );

  test('follows the window when its width changes', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        const shown = logos(page).locator('.slick-active');
        await logos(page).locator('.slick-track').waitFor();
        await page.setViewportSize({ width: 500, height: 900 });
        await page.waitForFunction(
          (count) => document.querySelectorAll('.slick-active').length === count,
          shownOf(2),
        );
        await page.setViewportSize({ width: 1300, height: 900 });
        await page.waitForFunction(
          (count) => document.querySelectorAll('.slick-active').length === count,
          shownOf(6),
        );
        expect(await shown.count()).toBe(shownOf(6));
      },
      { ...WIDE, ...STILL },
    ));

  test('moves on by one logo every 2 seconds and never ends', () =>
    withPage(async ({ page }) => {
      await openWithClock(page);
      const names = await logos(page)
        .locator('.slick-slide:not(.slick-cloned)')
        .evaluateAll((slides) =>
          slides.map((slide) => slide.textContent || (slide.querySelector('img')?.alt ?? '')),
        );
      await page.clock.runFor(AUTOPLAY);
      const steps = Array.from({ length: names.length * 2 }, () => AUTOPLAY);
      const slides = await slidesAfter(page, ...steps);
      const start = names.indexOf(slides[0] ?? '');
      expect(slides).toEqual(slides.map((_, index) => names[(start + index) % names.length]));
      expect(await page.locator('.slick-dots').count()).toBe(0);
    }, MOVING));

  test('takes half a second for a step', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await logos(page).locator('.slick-track').waitFor();
      await noteDuration(page);
      await page.getByRole('button', { name: next }).click();
      expect(await notedDuration(page)).toBe(SPEED);
    }, MOVING));

  test('stands still while the pointer is on it', () =>
    withPage(async ({ page }) => {
      await openWithClock(page);
      await logos(page).locator('.slick-list').hover();
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY, AUTOPLAY))).toBe(false);
      await page.mouse.move(0, 0);
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY))).toBe(true);
    }, MOVING));

  test('stands still while the keyboard is in it', () =>
    withPage(async ({ page }) => {
      await openWithClock(page);
      await page.getByRole('link', { name: home.unique.action.label }).focus();
      await page.keyboard.press('Tab');
      expect(await page.getByRole('button', { name: previous }).evaluate(isFocused)).toBe(true);
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY, AUTOPLAY))).toBe(false);
      await page.keyboard.press('Shift+Tab');
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY))).toBe(true);
    }, MOVING));

  test('stops by its button and goes on by it', () =>
    withPage(async ({ page }) => {
      await openWithClock(page);
      await page.getByRole('button', { name: pause }).click();
      await page.mouse.move(0, 0);
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY, AUTOPLAY))).toBe(false);
      await page.getByRole('button', { name: play }).click();
      await page.mouse.move(0, 0);
      expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY))).toBe(true);
      expect(await page.getByRole('button', { name: pause }).count()).toBe(1);
    }, MOVING));

  test('stands still where the visitor wants less motion, until asked to play', () =>
    withPage(
      async ({ page }) => {
        await openWithClock(page);
        expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY, AUTOPLAY))).toBe(false);
        await page.getByRole('button', { name: play }).click();
        await page.mouse.move(0, 0);
        expect(hasMoved(await slidesAfter(page, AUTOPLAY, AUTOPLAY))).toBe(true);
      },
      { ...MOVING, ...STILL },
    ));

  test('moves by its buttons', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        await logos(page).locator('.slick-track').waitFor();
        const first = await currentSlide(page);
        expect(await step(page, next)).not.toBe(first);
        expect(await step(page, previous)).toBe(first);
      },
      { ...MOVING, ...STILL },
    ));
});

const isFocused = (element: Element) => element === document.activeElement;

describe('the menu of a case study', () => {
  const { stories } = largestGroup;
  const names = stories.map(({ name }) => name);
  /** Stands in the middle of the menu, with the one after it. */
  const middle = Math.floor(stories.length / 2);
  const [current = '', following = ''] = names.slice(middle);
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
    [1025, 3],
    [1024, 2],
    [769, 2],
    [768, 1],
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
        expect(await menu(page).locator('.slick-dots').count()).toBe(0);
      }, sized(width)),
  );

  test('has triangles for arrows', () =>
    withPage(async ({ page }) => {
      await open(page, path);
      const arrows = menu(page).locator('button.slick-arrow');
      expect(await arrows.count()).toBe(2);
      const corners = await arrows
        .locator('polygon')
        .evaluateAll((triangles) =>
          triangles.map((triangle) => triangle.getAttribute('points')?.trim().split(/\s+/).length),
        );
      expect(corners).toEqual([3, 3]);
    }, sized(390)));

  test('goes one entry a step, in half a second, round and round', () =>
    withPage(async ({ page }) => {
      await open(page, CASE_STUDY);
      await menu(page).locator('.slick-track').waitFor();
      expect(await currentSlide(page)).toBe(names[0]);
      await noteDuration(page);
      await menu(page).getByRole('button', { name: previous }).click();
      await page.locator('.slick-current', { hasText: names.at(-1) }).waitFor();
      expect(await notedDuration(page)).toBe(SPEED);
      await settle(page);
      for (const name of names.slice(0, 3)) {
        expect(await step(page, next)).toBe(name);
      }
    }, sized(390)));

  test('does not move by itself', () =>
    withPage(async ({ page }) => {
      await page.clock.install();
      await open(page, path);
      await menu(page).locator('.slick-track').waitFor();
      await page.clock.runFor(20_000);
      expect(await currentSlide(page)).toBe(current);
    }, sized(390)));

  test('leads to the entry that is chosen', () =>
    withPage(async ({ page }) => {
      await open(page, path);
      await step(page, next);
      await menu(page).getByRole('link', { name: following }).click();
      await page.getByRole('heading', { level: 1, name: following }).waitFor();
      const shown = menu(page).locator('.slick-active [aria-current="page"]');
      await shown.waitFor();
      expect(await shown.allInnerTexts()).toEqual([following]);
    }, sized(390)));

  test('keeps its copies and hidden slides from the keyboard and from screen readers', () =>
    withPage(async ({ page }) => {
      await open(page, path);
      await menu(page).locator('.slick-track').waitFor();
      const hidden = menu(page).locator('.slick-slide:not(.slick-active)');
      expect(await hidden.count()).toBeGreaterThan(stories.length - 2);
      const states = await hidden.evaluateAll((slides) =>
        slides.map((slide) => slide.matches('[aria-hidden="true"][inert]')),
      );
      expect(new Set(states)).toEqual(new Set([true]));
      expect(await menu(page).getByRole('link').allInnerTexts()).toEqual([current, following]);
      await menu(page).getByRole('button', { name: previous }).focus();
      const stops: string[] = [];
      for (let step = 0; step < 3; step += 1) {
        await page.keyboard.press('Tab');
        stops.push(
          await page.evaluate(() => {
            const { activeElement } = document;
            return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
          }),
        );
      }
      expect(stops).toEqual([current, following, next]);
    }, sized(900)));
});
