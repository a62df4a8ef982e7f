/** A long visit: nothing grows, nothing breaks. */
import type { CDPSession, Page } from '@playwright/test';
import { pathIn } from '../../src/content/languages';
import { expect, outsideGate, test } from '../fixtures';
import { start } from '../support/browser';
import { languages } from '../support/content';
import { pathsIn } from '../support/routes';

// What is weighed is the site's: the engine compiles its code ever further while it runs, which took
// 0.6 of 0.75 MB of growth, and nothing that a page holds on to.
test.use({ addedFlags: ['--js-flags=--no-opt,--no-maglev,--no-sparkplug'] });

const VISITS = 100;
/** What the end may have more than the beginning. */
const GROWTH = 1.1;

/** What the page weighs once everything that is not needed any more is gone. */
async function weigh(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { usedSize, nodes, jsEventListeners };
}

/** Goes to a page as a link does, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The address changes before the page does.
    document.querySelector('main h1')?.setAttribute('data-left', '');
    Reflect.get(window, '___navigate')(to);
  }, encodeURI(path));
  await page.waitForURL(encodeURI(path), { waitUntil: 'commit' });
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
}

for (const language of languages) {
  test(
    `${VISITS} changes of page and theme cost no memory (${language})`,
    outsideGate,
    async ({ page, failedRequests }) => {
      test.setTimeout(600_000);
      const own = pathsIn(language);
      await start(page, pathIn(language, '/'));
      const session = await page.context().newCDPSession(page);
      // Each page once: until then the site fetches what it keeps.
      for (const path of own) await goTo(page, path);
      const begin = await weigh(session);
      for (let visit = 1; visit <= VISITS; visit += 1) {
        await goTo(page, own[visit % own.length] ?? '/');
        if (visit % 3 === 0) await page.locator('[data-theme-toggle]').first().click();
      }
      // Like is compared with like.
      await goTo(page, own.at(-1) ?? '/');
      const end = await weigh(session);
      expect(end.usedSize).toBeLessThan(begin.usedSize * GROWTH);
      expect(end.nodes).toBeLessThan(begin.nodes * GROWTH);
      expect(end.jsEventListeners).toBeLessThan(begin.jsEventListeners * GROWTH);
      expect(failedRequests).toEqual([]);
    },
  );
}
