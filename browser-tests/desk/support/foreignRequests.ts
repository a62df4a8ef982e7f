import type { BrowserContext } from '@playwright/test';

/** The CMS asks for fonts of a CDN and for GitHub's status; the policy of /admin refuses, and the console says so. */
export const REFUSED = /cdn\.jsdelivr\.net|githubstatus\.com/;

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

/** What went wrong, without what the policy refused. */
export const withoutRefused = (reports: readonly string[]): string[] =>
  reports.filter((report) => !REFUSED.test(report));
