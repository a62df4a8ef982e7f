/** Messages as visitors see and hear them. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { contact, fillIn, restoreButton, sendButton } from '../support/forms';
import { CALLS, openForm, test } from '../support/formVisit';
import { STILL } from '../support/screens';

const WORDS =
  'The message could not be delivered because the service is being repaired and will return after nine tonight.';

const toast = (page: Page) => page.locator('.Toastify__toast');

/** Sends the contact form, which a server answers with a status and a message. */
async function send(page: Page, status: number, message: string): Promise<void> {
  await page.route(CALLS, (route) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { message },
    }),
  );
  await openForm(page, contact);
  await fillIn(page, contact);
  await sendButton(page, contact).press('Enter');
}

/** Milliseconds between the moments when a toast appeared and when it left. */
const lifeOfToast = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let since = 0;
        new MutationObserver((_changes, observer) => {
          const isThere = document.querySelector('.Toastify__toast') !== null;
          if (isThere && since === 0) since = performance.now();
          if (isThere || since === 0) return;
          observer.disconnect();
          resolve(performance.now() - since);
        }).observe(document, { childList: true, subtree: true });
      }),
  );

for (const [screen, options] of [
  ['in a window that moves', {}],
  ['under reduced motion', STILL],
] as const) {
  test.describe(screen, () => {
    test.use(options);

    test('a message goes after its three seconds', async ({ page }) => {
      await openForm(page, contact);
      const life = lifeOfToast(page);
      await page.route(CALLS, (route) =>
        route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
      );
      await fillIn(page, contact);
      await sendButton(page, contact).press('Enter');
      // The upper limit is that of a busy machine.
      expect(await life).toBeGreaterThan(2800);
      expect(await life).toBeLessThan(6000);
    });
  });
}

// WCAG 2.2.1: whoever reads slowly keeps it.
test('a message waits under the pointer and while the focus is in it', async ({ page }) => {
  await send(page, 500, WORDS);
  const timer = toast(page).locator('.Toastify__progress-bar');
  await toast(page).hover();
  await expect(timer).toHaveCSS('animation-play-state', 'paused');
  await toast(page).getByRole('button').focus();
  await page.mouse.move(0, 0);
  // The library has seen the pointer leave; the style sheet still holds the timer.
  await expect(timer).toHaveAttribute('style', /running/);
  await expect(timer).toHaveCSS('animation-play-state', 'paused');
  await sendButton(page, contact).focus();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('at 400% zoom', () => {
  test.use({ ...STILL, viewport: { width: 320, height: 256 } });

  // CodeSeven/toastr 608.
  test('a long message begins below the top bar, can be read to its end and waits', async ({
    page,
  }) => {
    await send(page, 500, `${WORDS} ${WORDS}`);
    await expect(toast(page)).toBeVisible();
    const bar = await page.locator('section[data-ground="dark"]').first().boundingBox();
    const box = await toast(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    const timer = toast(page).locator('.Toastify__progress-bar');
    await expect(timer).toHaveCSS('animation-play-state', 'paused');
    const list = page.locator('.Toastify__toast-container');
    const seen = await list.evaluate((area) => {
      area.scrollTop = area.scrollHeight;
      const { bottom } = area.getBoundingClientRect();
      const end = area.lastElementChild?.getBoundingClientRect().bottom ?? Infinity;
      return { isInWindow: bottom <= innerHeight, isReadable: end <= bottom };
    });
    expect(seen).toEqual({ isInWindow: true, isReadable: true });
    await page.setViewportSize({ width: 1280, height: 1024 });
    await expect(timer).toHaveCSS('animation-play-state', 'running');
    await expect(toast(page)).toHaveCount(0);
  });

  test('a message of seventeen words is in the window as a whole, or waits', async ({ page }) => {
    await send(page, 500, WORDS);
    await expect(toast(page)).toBeVisible();
    const box = await toast(page).boundingBox();
    const fits = (box?.y ?? 0) + (box?.height ?? 0) <= 256;
    const timer = toast(page).locator('.Toastify__progress-bar');
    await expect(timer).toHaveCSS('animation-play-state', fits ? 'running' : 'paused');
  });
});

// fkhadra/react-toastify 1291.
test('a message is said by one voice', async ({ page }) => {
  await send(page, 500, 'Busy');
  await expect(restoreButton(page)).toBeVisible();
  await expect(toast(page)).toBeVisible();
  const voices = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role="alert"], [role="status"]')]
      .filter((voice) => voice.textContent?.trim())
      .map((voice) => voice.className),
  );
  expect(voices).toEqual(['Toastify']);
});
