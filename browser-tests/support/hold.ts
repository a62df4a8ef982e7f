import type { Page } from '@playwright/test';

/** The scripts of the site. */
export const SCRIPTS = /\.js$/;

/** Holds requests back until the returned function lets them go on. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const areFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    // Whether a page can be reached is asked by HEAD.
    if (route.request().method() !== 'GET') return route.fallback();
    await areFree;
    return route.continue();
  });
  return () => letGo();
}
