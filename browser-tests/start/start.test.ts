/** When the scripts of a page start, and what works without them. */
import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { hasStarted } from '../support/browser';
import { CASE_STUDY, dropdowns, home, navigation } from '../support/content';
import { hold, SCRIPTS } from '../support/hold';
import { PHONE } from '../support/screens';
import { HYDRATION, translator } from '../support/translator';

const FORM_AT_THE_TOP: readonly string[] = ['/contact', '/login', '/signup'];

/** Opens a page, and waits until the browser is idle: a page that starts by itself has begun to. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
}

test.describe('the scripts start', () => {
  for (const path of FORM_AT_THE_TOP) {
    test(`by themselves on ${path}, whose form is at the top`, async ({ page }) => {
      await page.goto(path);
      await hasStarted(page);
    });
  }

  test.describe(() => {
    test.use(PHONE);

    test('by themselves where a carousel is at the top', async ({ page }) => {
      await page.goto(CASE_STUDY);
      await expect(page.locator('.slick-initialized')).toBeVisible();
    });
  });

  test('when the form comes near', async ({ page }) => {
    await openAndWait(page, '/risk');
    await page.locator('form').scrollIntoViewIfNeeded();
    await hasStarted(page);
  });
});

for (const isTranslated of [false, true]) {
  const when = isTranslated
    ? 'the same on a page that is being translated, which React draws again'
    : 'what is pressed before the scripts are there';

  test.describe(when, inEveryEngine(!isTranslated), () => {
    if (isTranslated) test.use({ allowedErrors: HYDRATION });

    /** Opens a page whose scripts come when the test lets them. */
    async function openEarly(page: Page, path: string): Promise<() => void> {
      if (isTranslated) await page.addInitScript(translator);
      const letGo = await hold(page, SCRIPTS);
      await page.goto(path);
      return letGo;
    }

    test('a flip card turns', async ({ page }) => {
      const letGo = await openEarly(page, '/');
      const cards = page.getByRole('button', { name: home.unique.turn });
      const count = await cards.count();
      await cards.first().click();
      letGo();
      await expect(page.getByRole('button', { name: home.unique.turnBack })).toBeVisible();
      await expect(cards.nth(count - 1)).toHaveCount(0);
    });

    test('a dropdown opens and closes, and stays open', async ({ page }) => {
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

    test.describe(() => {
      test.use(PHONE);

      test('an open mobile menu stays open, and the page behind it inert', async ({ page }) => {
        const letGo = await openEarly(page, '/about');
        const button = page.locator('[data-opens=panel]');
        await button.click();
        await page.getByRole('button', { name: dropdowns[0]?.label }).click();
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
        letGo();
        await hasStarted(page);
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(
          page.locator('header').getByRole('link', { name: dropdowns[0]?.links[0]?.label }),
        ).toBeVisible();
        expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      });
    });

    test('the cookie preferences open', async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
      letGo();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
