/** Opens pages and starts their scripts. */
import { expect, type Page } from '@playwright/test';

/** Hovers over a control, which starts the page's scripts. */
export const turnToControl = (page: Page): Promise<void> =>
  page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');

/** Waits until React has hydrated the page. */
export const hasStarted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-started]')).toBeAttached();

/** Opens `path` and starts its scripts, without waiting for them. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await turnToControl(page);
}

/** Opens `path`, starts its scripts and waits until React has hydrated it. */
export async function start(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hasStarted(page);
}
