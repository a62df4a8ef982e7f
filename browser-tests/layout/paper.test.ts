import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { contrastOn } from '../support/contrast';
import { onePageOfEachKind } from '../support/routes';
import { open, showTheme, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

const textSize = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('on paper, which stays white, every text is smaller than on a screen and dark enough to be read, without menus and bars around it', async ({
  page,
}) => {
  for (const path of onePageOfEachKind) {
    await open(page, path);
    await showTheme(page, 'dark');
    const size = await textSize(page);
    await page.emulateMedia({ media: 'print' });
    expect(await textSize(page)).toBeLessThan(0.8 * size);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const texts = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const isText = [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        if (!isText || !element.checkVisibility({ visibilityProperty: true })) return [];
        return { text: element.textContent, color: getComputedStyle(element).color };
      }),
    );
    // What is fixed would lie over the words of each sheet; around the page, menus and buttons lead nowhere.
    const useless = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { position } = getComputedStyle(element);
          if (element.closest('main')) return position === 'fixed';
          return /fixed|sticky/.test(position) || element.matches('nav, button');
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft([path, useless]).toEqual([path, []]);
    expect(texts).not.toEqual([]);
    const faint = texts.filter(({ color }) => contrastOn(color, []) < 4.5);
    expect([path, faint]).toEqual([path, []]);
    await page.emulateMedia({ media: null });
  }
});
