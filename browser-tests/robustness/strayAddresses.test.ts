/** Malformed addresses, scroll positions and saved pages. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, inEveryEngine, inGate, SITE, test } from '../fixtures';
import { hasStarted, start, turnToControl } from '../support/browser';
import { consent, errorPage, navigation } from '../support/content';
import { footerLink, isShown, STILL } from '../support/screens';

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Expects the heading, the header and the footer of a page. */
async function expectWhole(page: Page, heading: string): Promise<void> {
  await expect(page.locator('h1')).toHaveText(heading);
  for (const part of ['header', 'main', 'footer']) {
    await expect(page.locator(part).first()).toBeVisible();
  }
}

// gatsbyjs/gatsby 26828.
for (const address of ['/contact#50%', '/ar#%E0%A4%A']) {
  test(`the page at ${address} is complete before and after its start`, async ({ page }) => {
    await page.goto(address.replace(/#.*/, ''));
    const heading = await page.locator('h1').innerText();
    await page.goto('about:blank');
    await page.goto(address);
    await expectWhole(page, heading);
    await page.locator('[data-theme-toggle]').first().click();
    await hasStarted(page);
    await expectWhole(page, heading);
  });
}

// remix-run/react-router 5824.
test.describe('an address that no page has', () => {
  // The browser reports it, as it would a file that is missing.
  test.use({ allowedErrors: /status of 404/ });

  for (const address of ['/100%', '/ar/100%', '//evil.example/%', '//evil.example']) {
    test(
      `${address} shows the error page before and after the scripts start`,
      inGate(['/ar/100%', '//evil.example/%'].includes(address)),
      async ({ page }) => {
        await page.goto(SITE + address);
        const heading = await page.locator('h1').innerText();
        if (!address.startsWith('/ar')) expect(heading).toBe(errorPage.title);
        await turnToControl(page);
        await hasStarted(page);
        await expectWhole(page, heading);
      },
    );
  }
});

// gatsbyjs/gatsby 12560 and 19632.
test.describe('the scroll position', () => {
  test.use(STILL);

  for (const width of [390, 1440]) {
    for (const path of ['/', '/privacy-policy#use']) {
      test(
        `of ${path} at ${width} px is kept by a reload, even where the browser restores it late`,
        inEveryEngine(width === 390),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          // WebKit restores the position after "pageshow".
          await page.addInitScript(() => {
            addEventListener('beforeunload', () => {
              sessionStorage.setItem('place', String(scrollY));
            });
            addEventListener('pageshow', () => {
              const place = sessionStorage.getItem('place');
              if (place === null) return;
              scrollTo(0, 0);
              setTimeout(() => {
                if (history.scrollRestoration === 'auto') scrollTo(0, Number(place));
                document.documentElement.dataset.restored = '';
              });
            });
          });
          await start(page, path);
          await page.evaluate(() => scrollTo(0, 2400));
          await expect.poll(() => scrolledTo(page)).toBe(2400);
          const address = page.url();
          await page.reload();
          await expect(page.locator('html[data-restored]')).toBeAttached();
          await expect.poll(() => scrolledTo(page)).toBe(2400);
          await hasStarted(page);
          await expect.poll(() => scrolledTo(page)).toBe(2400);
          await expect(page).toHaveURL(address);
        },
      );
    }
  }

  test('is kept by a reload, and the next page begins at the top', async ({ page }) => {
    await start(page, '/');
    await page.evaluate(() => window.scrollTo(0, 2400));
    await expect.poll(() => scrolledTo(page)).toBe(2400);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(2400);
    await turnToControl(page);
    await hasStarted(page);
    await expect.poll(() => scrolledTo(page)).toBe(2400);
    await footerLink(page, '/cookies').click();
    await page.waitForURL(/\/cookies$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
});

// whatwg/html 7732.
test('the wheel over the open consent dialog does not scroll the page behind it', async ({
  page,
}) => {
  await start(page, '/');
  const name = navigation.footer.cookiePreferences;
  await page.locator('footer').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: consent.dialog.title });
  await expect(dialog).toBeVisible();
  await isShown(page);
  const before = await scrolledTo(page);
  await dialog.hover();
  await page.mouse.wheel(0, -600);
  // Over the backdrop.
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, -600);
  // Ensures that both events have been handled.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await isShown(page);
  await expect.poll(() => scrolledTo(page)).toBe(before);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scrolledTo(page)).toBeLessThan(before);
});

// gildas-lormeau/SingleFile 898.
test.describe('a page that was saved to disk', () => {
  // Its scripts are not saved with it.
  test.use({ allowedErrors: /Failed to load|has been blocked/ });

  test('keeps its text when the visitor points and clicks', async ({ page }, testInfo) => {
    const answer = await page.goto('/about');
    const text = await page.locator('main').innerText();
    const file = testInfo.outputPath('about.html');
    await writeFile(file, (await answer?.text()) ?? '');
    await page.clock.install();
    await page.goto(pathToFileURL(file).href);
    await page.mouse.move(700, 400);
    await page.mouse.click(700, 400);
    await page.clock.runFor(60_000);
    expect(await page.locator('main').innerText()).toBe(text);
  });
});
