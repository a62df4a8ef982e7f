/** When the scripts of a page start, and what works without them. */
import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { hasStarted } from '../support/browser';
import { CASE_STUDY, dropdowns, home, navigation } from '../support/content';
import { hold, SCRIPTS } from '../support/hold';
import { PHONE } from '../support/screens';
import { HYDRATION, translator } from '../support/translator';

/** Opens a page and waits until the browser is idle: by then, a page that starts by itself has begun to start. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

test.describe('the scripts start', () => {
  for (const path of ['/contact', '/login', '/signup']) {
    test(`by themselves on ${path}, which has its form at the top`, async ({ page }) => {
      await page.goto(path);
      await hasStarted(page);
    });
  }

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('by themselves on a page with a carousel at the top', async ({ page }) => {
      await page.goto(CASE_STUDY);
      await expect(page.locator('.slick-initialized')).toBeVisible();
    });
  });

  test('when the form is scrolled into view', async ({ page }) => {
    await openAndWait(page, '/risk');
    await page.locator('form').scrollIntoViewIfNeeded();
    await hasStarted(page);
  });
});

for (const isTranslated of [false, true]) {
  const when = isTranslated
    ? 'before the scripts arrive on a page that is being translated'
    : 'before the scripts arrive';

  test.describe(when, inEveryEngine(!isTranslated), () => {
    if (isTranslated) test.use({ allowedErrors: HYDRATION });

    /** Opens a page. Its scripts do not arrive before the returned function is called. */
    async function openEarly(page: Page, path: string): Promise<() => void> {
      if (isTranslated) await page.addInitScript(translator);
      const letGo = await hold(page, SCRIPTS);
      await page.goto(path);
      return letGo;
    }

    test('a flip card can be turned', async ({ page }) => {
      const letGo = await openEarly(page, '/');
      const cards = page.getByRole('button', { name: home.unique.turn });
      const count = await cards.count();
      await cards.first().click();
      letGo();
      await expect(page.getByRole('button', { name: home.unique.turnBack })).toBeVisible();
      await expect(cards.nth(count - 1)).toHaveCount(0);
    });

    test('a dropdown can be opened and closed, and stays open', async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      const button = page.getByRole('button', { name: dropdowns[0]?.label });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.click();
      letGo();
      await hasStarted(page);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });

    test.describe('on a phone', () => {
      test.use(PHONE);

      test('the mobile menu can be opened, and stays open with an inert page behind it', async ({
        page,
      }) => {
        const letGo = await openEarly(page, '/about');
        const button = page.locator('[data-opens=panel]');
        await button.click();
        await page.getByRole('button', { name: dropdowns[0]?.label }).click();
        await expect(page.locator('[inert] main')).toBeAttached();
        letGo();
        await hasStarted(page);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(
          page.locator('header').getByRole('link', { name: dropdowns[0]?.links[0]?.label }),
        ).toBeVisible();
        await expect(page.locator('[inert] main')).toBeAttached();
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
    });

    test('the cookie preferences can be opened', async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
      letGo();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
