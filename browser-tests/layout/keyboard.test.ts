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

const dropdown = dropdowns.at(-1)?.label ?? '';

/** The links of the last dropdown, as they stand in the page: of many entries, only the first and a link to all. */
async function linksOf(page: Page): Promise<string[]> {
  const list = await page.getByRole('button', { name: dropdown }).getAttribute('aria-controls');
  const links = await page.locator(`[id="${list}"] a`).allTextContents();
  const inContent = dropdowns.at(-1)?.links.map(({ label }) => label) ?? [];
  expect(links.slice(0, 12)).toEqual(inContent.slice(0, 12));
  return links;
}

/** Name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return '';
    return activeElement.getAttribute('aria-label') ?? activeElement.innerText.trim();
  });

/** Presses Tab `count` times. Returns the names of the focused elements. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

test.describe('by keyboard alone', () => {
  test('Tab goes through the menu in order, and the first stop skips to the content', async ({
    page,
  }) => {
    await open(page, '/risk');
    const { crisis } = navigation;
    const crisisLine = crisis && filled(`${crisis.question} ${crisis.call}`);
    const bar = [crisisLine ?? [], ...languages, words.toDark, navigation.topBar.login].flat();
    const expected = [words.skip, ...bar, logo, ...labels];
    expect(await stops(page, expected.length)).toEqual(expected);
    await page.getByRole('link', { name: words.skip }).press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeAttached();
  });

  test(
    'a dropdown opens, Tab goes through its links, and Escape or leaving closes it',
    inEveryEngine(),
    async ({ page }) => {
      await open(page, '/risk');
      const links = await linksOf(page);
      const button = page.getByRole('button', { name: dropdown });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(await stops(page, links.length)).toEqual(links);
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect.poll(() => focused(page)).toBe(dropdown);
      await page.keyboard.press('Space');
      expect(await stops(page, links.length)).toEqual(links);
      await page.keyboard.press('Tab');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test.describe('on a phone', () => {
    test.use(STILL_PHONE);

    test(
      'the mobile menu opens, keeps the focus inside, and returns it on Escape',
      inEveryEngine(),
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name: words.openMenu }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('[inert] main')).toBeAttached();
        const expected = [...labels, words.toDark, ...languages, logo];
        expect(await stops(page, expected.length)).toEqual(expected);
        await page.getByRole('button', { name: dropdown }).focus();
        await page.keyboard.press('Enter');
        expect(await stops(page, 1)).toEqual((await linksOf(page)).slice(0, 1));
        // First the dropdown closes, then the menu.
        await page.keyboard.press('Escape');
        await expect.poll(() => focused(page)).toBe(dropdown);
        await page.keyboard.press('Escape');
        await expect.poll(() => focused(page)).toBe(words.openMenu);
        await expect(page.locator('[inert] main')).toHaveCount(0);
      },
    );
  });

  test.describe('in a wide window', () => {
    test.use(STILL_WIDE);

    for (const path of ['/', '/risk', '/success', CASE_STUDY, '/contact', '/login', '/cookies']) {
      test(
        `every Tab stop on ${path} is in view and has a visible focus`,
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
                  (box) => box && getComputedStyle(box).outlineStyle === 'solid',
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
