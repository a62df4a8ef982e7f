import type { Page } from '@playwright/test';
import { pathIn } from '../../src/content/text/languages';
import { expect, test } from '../fixtures';
import { API } from '../support/addresses';
import { languages } from '../support/content';
import { fillIn, formOn, formsByName, sendButton, signup } from '../support/forms';
import { onePageOfEachKind } from '../support/routes';
import { open, STILL, STILL_PHONE } from '../support/screens';

/** Sets the browser's own font size, which media queries depend on. */
async function setBrowserText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Pixels between the header and a part of the page. */
const roomAbove = (page: Page, id: string) =>
  page.evaluate((part) => {
    const { top } = document.getElementById(part)?.getBoundingClientRect() ?? { top: -1 };
    return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  }, id);

test.use(STILL);

// patternfly/patternfly-react 3660; WCAG 2.2, 2.4.11.
for (const code of languages) {
  test(`with a browser font size of 32 pixels the header does not cover the target of a link (${code})`, async ({
    page,
  }) => {
    await setBrowserText(page, 32);
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${pathIn(code, '/success')}#industries`);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => roomAbove(page, 'industries')).toBeGreaterThanOrEqual(0);
    }
  });
}

for (const [name, { path }] of formsByName) {
  test(`on a phone and a small tablet the ${name} form takes most of the width`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [390, 660]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await formOn(page).boundingBox();
      expect(box?.width, `at ${width} pixels`).toBeGreaterThan(0.55 * width);
    }
  });
}

test.describe('on a phone', () => {
  test.use(STILL_PHONE);

  test('no text of several lines stands in a sliver', async ({ page }) => {
    for (const path of onePageOfEachKind) {
      await open(page, path);
      const slivers = await page.locator('main *').evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { display, lineHeight } = getComputedStyle(element);
          const isText = [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
          );
          const lines = element.clientHeight / Number.parseFloat(lineHeight);
          // A pixel in width is for screen readers alone.
          const isNarrow = element.clientWidth > 1 && element.clientWidth < 100;
          const isSeen = element.checkVisibility({ visibilityProperty: true });
          return isText && isSeen && display !== 'inline' && isNarrow && lines > 1.8
            ? `${element.clientWidth} px: ${element.textContent}`
            : [];
        }),
      );
      expect([path, slivers]).toEqual([path, []]);
    }
  });

  // fkhadra/react-toastify 1028.
  test('many toasts stay between header and bottom, and can be scrolled', async ({ page }) => {
    let count = 0;
    await page.route(`${API}/**`, (route) => {
      count += 1;
      return route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, message: `${count}. ${'Many words. '.repeat(12)}` },
      });
    });
    await open(page, signup.path);
    await fillIn(page, signup);
    for (let sent = 1; sent <= 6; sent += 1) {
      await sendButton(page, signup).click();
      await expect(page.getByText(`${sent}. Many words`)).toBeVisible();
      // The end of its animation would close a toast, before the last one comes on a busy machine.
      await page.evaluate(() => document.getAnimations().forEach((timer) => timer.pause()));
    }
    const header = await page.locator('header').boundingBox();
    const { top, bottom, excess } = await page
      .locator('.Toastify__toast-container')
      .evaluate((box) => ({
        ...box.getBoundingClientRect().toJSON(),
        excess: box.scrollHeight - box.clientHeight,
      }));
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect(bottom).toBeLessThanOrEqual(STILL_PHONE.viewport.height);
    expect(excess).toBeGreaterThan(0);
  });
});
