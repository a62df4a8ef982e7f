import type { Page } from '@playwright/test';

export const SCRIPTS = /\.js$/;

/** A promise with its own `resolve`. */
export function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(address, async (route) => {
    // The site sends HEAD to learn whether a page can be reached.
    if (route.request().method() !== 'GET') return route.fallback();
    await promise;
    return route.continue();
  });
  return resolve;
}
