/** What the scripts of a page weigh, once they have started: brotli 11, in kB. */
import type { Page } from '@playwright/test';
import { brotliBytes } from '../../scripts/lib/site/firstLoad';
import { expect, outsideGate, test } from '../fixtures';
import { hasStarted, start } from '../support/browser';
import { CASE_STUDY } from '../support/content';
import { PHONE } from '../support/screens';

/** Weighs every script that the page loads from now on. */
function weighScripts(page: Page): () => Promise<Map<string, number>> {
  const scripts: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(response.text().then((text) => [pathname, brotliBytes(text) / 1000]));
  });
  return async () => new Map(await Promise.all(scripts));
}

const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);

/** Scrolls to every part that needs scripts and waits until it has them. */
async function useEverything(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-needs-script]:visible').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.slick-initialized')).toBeVisible();
  }
  for (const button of await page.locator('form [type=submit]').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeEnabled();
  }
}

test('of the editors’ model, the layout has nothing', async ({ page }) => {
  const weigh = weighScripts(page);
  await start(page, '/risk');
  const layout = [...(await weigh())].filter(([file]) => file.startsWith('/layout-parts-'));
  expect(layout).toHaveLength(1);
  // With it, 51.
  expect(sum(layout.map(([, size]) => size))).toBeLessThan(27);
});

for (const [path, most] of [
  ['/risk', 118],
  ['/', 136],
] as const) {
  test(`${path}, used to its end, loads less than ${most} kB`, outsideGate, async ({ page }) => {
    const weigh = weighScripts(page);
    await start(page, path);
    await useEverything(page);
    expect(sum((await weigh()).values())).toBeLessThan(most);
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [path, most] of [
    ['/contact', 108],
    ['/login', 108],
    [CASE_STUDY, 108],
  ] as const) {
    test(`${path} starts by itself with less than ${most} kB`, outsideGate, async ({ page }) => {
      const weigh = weighScripts(page);
      await page.goto(path);
      await hasStarted(page);
      expect(sum((await weigh()).values())).toBeLessThan(most);
    });
  }
});
