/** How a page is opened, and when it has started. */
import { expect, type Page } from '@playwright/test';

/** Points at a control as a visitor does: the page's scripts start. */
export const turnToControl = (page: Page): Promise<void> =>
  page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');

/** React has hydrated the page. */
export const hasStarted = (page: Page): Promise<void> =>
  expect(page.locator('html[data-started]')).toBeAttached();

/** Opens `path` and starts its scripts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await turnToControl(page);
}

/** The same, and waits for React. */
export async function start(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hasStarted(page);
}
