/** Hours on the site: nothing grows, nothing breaks. */
import type { CDPSession, Page } from '@playwright/test';
import { pathIn } from '../../src/content/languages';
import { expect, outsideGate, test } from '../fixtures';
import { start } from '../support/browser';
import { homeIn, languages, navigationIn, successIn } from '../support/content';
import { pathsIn, routes } from '../support/routes';

// What is weighed is the site's: the engine compiles its code ever further while it runs, which took
// 0.6 of 0.75 MB of growth, and nothing that a page holds on to.
test.use({ addedFlags: ['--js-flags=--no-opt,--no-maglev,--no-sparkplug'] });

const VISITS = 100;
/** Each page once: until then the site fetches what it keeps. */
const WARM_UP = routes.length;
/** What the end may have more than the beginning. */
const GROWTH = 1.1;

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

/** What the page weighs once everything that is not needed any more is gone. */
async function weigh(session: CDPSession): Promise<Weight> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** Goes to a page as a link does, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The address changes before the page does.
    document.querySelector('main h1')?.setAttribute('data-left', '');
    Reflect.get(window, '___navigate')(to);
  }, encodeURI(path));
  await page.waitForFunction(
    (to) =>
      decodeURI(location.pathname) === to &&
      document.querySelector('main h1:not([data-left])') !== null,
    path,
  );
}

/** Presses an arrow of the carousel, where the page has one. */
async function turnCarousel(page: Page, language: string): Promise<boolean> {
  const carousel = page.locator('main [data-needs-script]:visible');
  if ((await carousel.count()) === 0) return false;
  await expect(carousel.locator('.slick-initialized')).toBeVisible();
  // A carousel whose slides all fit has no arrows.
  const next = page
    .locator('main')
    .getByRole('button', { name: homeIn(language).trusted.controls.next })
    .or(page.locator('main').getByRole('button', { name: successIn(language).caseLabels.next }));
  if ((await next.count()) === 0) return false;
  await next.first().click();
  return true;
}

/** Opens the menu and one of its dropdowns, and closes both. */
async function useMenu(page: Page, language: string): Promise<void> {
  const { words, main } = navigationIn(language);
  const dropdown = main.find(({ link }) => link === undefined)?.label;
  await page.getByRole('button', { name: words.openMenu }).click();
  await page.getByRole('button', { name: dropdown }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.openMenu })).toBeVisible();
}

// Narrow enough for the carousel of the case studies, wide enough for the theme toggle.
test.use({ viewport: { width: 1000, height: 800 } });

for (const language of languages) {
  test(
    `${VISITS} changes of page with themes, menus and both carousels cost no memory (${language})`,
    outsideGate,
    async ({ page, failedRequests }) => {
      test.setTimeout(600_000);

      const own = pathsIn(language);
      await start(page, pathIn(language, '/'));
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await session.send('HeapProfiler.enable');
      let begin: Weight | undefined;
      let turns = 0;
      for (let visit = 1; visit <= VISITS; visit += 1) {
        await goTo(page, own[visit % own.length] ?? '/');
        if (visit % 3 === 0) {
          await page.locator('[data-theme-toggle]').first().click();
        }
        if (visit % 5 === 0) await useMenu(page, language);
        if (await turnCarousel(page, language)) turns += 1;
        if (visit === WARM_UP) begin = await weigh(session);
      }
      // The last page is that of the first weighing: like is compared with like.
      await goTo(page, own[WARM_UP % own.length] ?? '/');
      const end = await weigh(session);
      if (!begin) throw new Error('The first weight was not taken.');
      console.log(`after ${WARM_UP} and after ${VISITS} changes of page:`, begin, end);
      expect(turns).toBeGreaterThan(0);
      expect(end.heap).toBeLessThan(begin.heap * GROWTH);
      expect(end.nodes).toBeLessThan(begin.nodes * GROWTH);
      expect(end.listeners).toBeLessThan(begin.listeners * GROWTH);
      await expect(page.locator('main h1')).toBeVisible();
      expect(failedRequests).toEqual([]);
    },
  );
}
