import type { Page } from '@playwright/test';
import { expect, inEveryEngine, inGate, test } from '../fixtures';
import {
  CASE_STUDY,
  dropdowns,
  filled,
  menu,
  navigation,
  otherLanguages,
} from '../support/content';
import { open, STILL_PHONE, STILL_WIDE } from '../support/screens';

const { words } = navigation;
const labels = menu.map(({ label }) => label);
const logo = filled(words.home);
const languages = otherLanguages.map(({ name }) => name);

/** A dropdown, and its links. */
const dropdown = dropdowns.at(-1)?.label ?? '';
const links = dropdowns.at(-1)?.links.map(({ label }) => label) ?? [];

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

test.describe('by keyboard alone', () => {
  test('the menu is walked in its order, and its first stop leads past it to the content', async ({
    page,
  }) => {
    await open(page, '/risk');
    const bar = [...languages, words.toDark, navigation.topBar.login];
    const expected = [words.skip, ...bar, logo, ...labels];
    expect(await stops(page, expected.length)).toEqual(expected);
    await page.getByRole('link', { name: words.skip }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeAttached();
  });

  test(
    'a dropdown opens, is walked, and closes by Escape or by going on',
    inEveryEngine(),
    async ({ page }) => {
      await open(page, '/risk');
      const button = page.getByRole('button', { name: dropdown });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(await stops(page, links.length)).toEqual(links);
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(await focused(page)).toBe(dropdown);
      await page.keyboard.press('Space');
      expect(await stops(page, links.length)).toEqual(links);
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test.describe(() => {
    test.use(STILL_PHONE);

    test(
      'the mobile menu opens, keeps the focus, and gives it back on Escape',
      inEveryEngine(),
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name: words.openMenu }).focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
        const expected = [...labels, words.toDark, ...languages, logo];
        expect(await stops(page, expected.length)).toEqual(expected);
        await page.getByRole('button', { name: dropdown }).focus();
        await page.keyboard.press('Enter');
        expect(await stops(page, 1)).toEqual(links.slice(0, 1));
        // One press closes one thing.
        await page.keyboard.press('Escape');
        expect(await focused(page)).toBe(dropdown);
        await page.keyboard.press('Escape');
        expect(await focused(page)).toBe(words.openMenu);
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(
          false,
        );
      },
    );
  });

  test.describe(() => {
    test.use(STILL_WIDE);

    for (const path of ['/', '/risk', '/success', CASE_STUDY, '/contact', '/login', '/cookies']) {
      test(
        `every stop on ${path} is in view and has a visible focus`,
        inGate(['/', CASE_STUDY, '/contact'].includes(path)),
        async ({ page }) => {
          await open(page, path);
          const seen: string[] = [];
          const faults: string[] = [];
          for (let step = 0; step < 120; step += 1) {
            await page.keyboard.press('Tab');
            const stop = await page.evaluate(() => {
              const element = document.activeElement;
              if (!element || element === document.body) return null;
              const {
                left = 0,
                top = 0,
                width = 0,
                height = 0,
              } = element.getClientRects()[0] ?? {};
              const seen = document.elementFromPoint(left + width / 2, top + height / 2);
              return {
                name: element.getAttribute('aria-label') ?? element.textContent,
                isOutlined: [element, element.closest('li > div')].some(
                  (one) => one && getComputedStyle(one).outlineStyle === 'solid',
                ),
                isInView: Boolean(seen && (element.contains(seen) || seen.contains(element))),
              };
            });
            if (!stop) break;
            seen.push(stop.name);
            if (!stop.isOutlined || !stop.isInView) faults.push(JSON.stringify(stop));
          }
          expect(seen.length).toBeGreaterThan(12);
          expect(faults).toEqual([]);
        },
      );
    }
  });
});
