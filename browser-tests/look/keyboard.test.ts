import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { open, PHONE, STILL, WIDE } from '../support/screens';

/** What the element that has the focus is called. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return '';
    return activeElement.getAttribute('aria-label') ?? activeElement.innerText.trim();
  });

/** The names of the next stops of the Tab key. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

describe('by keyboard alone', () => {
  test('the first stop leads past the menus to the content', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      expect(await stops(page, 1)).toEqual(['Skip to content']);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
      expect(await stops(page, 1)).toEqual(['Listening Services']);
    }, WIDE));

  test('the menu is walked in its order, closed dropdowns left out', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      expect(await stops(page, 11)).toEqual([
        'Skip to content',
        'Switch to dark theme',
        'Log in',
        'Harkwell home page',
        'Home',
        'About Us',
        'Listening Services',
        'Responsive Solutions',
        'Success Stories',
        'Products',
        'Contact',
      ]);
    }, WIDE));

  test('a dropdown opens, is walked, and closes by Escape or by going on', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      const button = page.getByRole('button', { name: 'Products' });
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await stops(page, 2)).toEqual(['HOOTALK', 'Mass Analytics']);
      await page.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await focused(page)).toBe('Products');
      await page.keyboard.press('Space');
      expect(await stops(page, 3)).toEqual(['HOOTALK', 'Mass Analytics', 'Contact']);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }, WIDE));

  test('the mobile menu opens, keeps the focus, and gives it back on Escape', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name: 'Open menu' }).focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
        expect(await stops(page, 9)).toEqual([
          'Home',
          'About Us',
          'Listening Services',
          'Responsive Solutions',
          'Success Stories',
          'Products',
          'Contact',
          'Switch to dark theme',
          'Harkwell home page',
        ]);
        await page.getByRole('button', { name: 'Products' }).focus();
        await page.keyboard.press('Enter');
        expect(await stops(page, 1)).toEqual(['HOOTALK']);
        // One press closes one thing.
        await page.keyboard.press('Escape');
        expect(await focused(page)).toBe('Products');
        await page.keyboard.press('Escape');
        expect(await focused(page)).toBe('Open menu');
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(
          false,
        );
      },
      { ...PHONE, ...STILL },
    ));

  test('the logos are walked by their buttons, and the slides hold no stop', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/');
        await page.locator('.slick-track').waitFor();
        await page.getByRole('link', { name: 'Be Unique With Us Join Now' }).focus();
        const names = await stops(page, 4);
        expect(names.slice(0, 3)).toEqual(['Previous logo', 'Play the logos', 'Next logo']);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
          'name',
        );
      },
      { ...WIDE, ...STILL },
    ));

  test.each(['/', '/risk', '/success', '/airlines', '/contact', '/login', '/cookies'])(
    'every stop on %s is in view and has a visible focus',
    (path) =>
      withPage(
        async ({ page }) => {
          await open(page, path);
          const seen: string[] = [];
          const faults: string[] = [];
          for (let step = 0; step < 120; step += 1) {
            await page.keyboard.press('Tab');
            const stop = await page.evaluate(() => {
              const element = document.activeElement;
              if (!element || element === document.body) return null;
              const boxes = [...element.getClientRects()];
              const x = (boxes[0]?.left ?? 0) + (boxes[0]?.width ?? 0) / 2;
              const y = (boxes[0]?.top ?? 0) + (boxes[0]?.height ?? 0) / 2;
              const top = document.elementFromPoint(x, y);
              const outlined = [element, element.closest('li > div')].some(
                (one) => one && getComputedStyle(one).outlineStyle === 'solid',
              );
              return {
                name: element.getAttribute('aria-label') ?? element.textContent ?? '',
                isOutlined: outlined,
                isInView: Boolean(top && (element.contains(top) || top.contains(element))),
              };
            });
            if (!stop) break;
            seen.push(stop.name);
            if (!stop.isOutlined || !stop.isInView) faults.push(JSON.stringify(stop));
          }
          expect(seen.length).toBeGreaterThan(12);
          expect(faults).toEqual([]);
        },
        { ...WIDE, ...STILL },
      ),
  );
});
