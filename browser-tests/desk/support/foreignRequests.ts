import type { BrowserContext } from '@playwright/test';

/** Requests that leave the page for anybody but `origin`. What the policy refuses never does. */
export async function watchForeignRequests(
  context: BrowserContext,
  origin: string,
): Promise<string[]> {
  const left: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      left.push(route.request().url());
      await route.abort();
    },
  );
  return left;
}
