/** What is fixed over the page leaves it room, and has room itself. */
import type { Page } from 'playwright-core';
import { pathIn } from '../../src/content/languages';
import { API } from '../support/addresses';
import { withPage } from '../support/browser';
import { languages } from '../support/content';
import { fillIn, sendButton, signup } from '../support/forms';
import { open, STILL_PHONE, twoFrames } from '../support/screens';

/** The size that visitors choose in their browser, which media queries follow. */
async function setBrowserText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

const isInView = (page: Page, fragment: string) =>
  page.evaluate((id) => {
    const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
    const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: 0 };
    return top >= bottom;
  }, fragment);

// patternfly/patternfly-react 3660; WCAG 2.2, 2.4.11.
test.each(languages.flatMap((code) => [24, 32].map((size) => [code, size] as const)))(
  'in "%s", with the browser’s text at %ipx, the header does not cover what a link leads to',
  (code, size) =>
    withPage(
      async ({ page }) => {
        await setBrowserText(page, size);
        for (const width of [1280, 1920, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`${pathIn(code, '/success')}#industries`);
          await page.evaluate(() => document.fonts.ready);
          await twoFrames(page);
          expect([width, await isInView(page, 'industries')]).toEqual([width, true]);
        }
      },
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    ),
);

// fkhadra/react-toastify 1028.
test('on a phone many messages stay between the header and the window’s end, where they can be scrolled', () =>
  withPage(async ({ page }) => {
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
      await page.getByText(`${sent}. Many words`).waitFor();
      // The pointer on the newest keeps all of them open.
      await page.locator('.Toastify__toast').first().hover();
    }
    const list = page.locator('.Toastify__toast-container');
    const { top, bottom, scrolls } = await list.evaluate((box) => ({
      ...box.getBoundingClientRect().toJSON(),
      scrolls: box.scrollHeight > box.clientHeight,
    }));
    const header = await page.locator('header').boundingBox();
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    expect(bottom).toBeLessThanOrEqual(STILL_PHONE.viewport.height);
    expect(scrolls).toBe(true);
  }, STILL_PHONE));
