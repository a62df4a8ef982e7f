/** What a long visit leaves behind: nothing that grows with every change of page. */
import { expect, outsideGate, test } from '../fixtures';
import { start } from '../support/browser';
import { carouselsHaveStarted } from '../support/screens';

const PAGES = ['/about', '/risk', '/contact', '/'];
const ROUNDS = 10;

test('listeners and nodes level off after forty changes of page', outsideGate, async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  /** The number of listeners and nodes that the page holds, apart from its rubbish. */
  const held = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devTools.send('Performance.getMetrics');
    return ['JSEventListeners', 'Nodes'].map(
      (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Infinity,
    );
  };
  const visitAll = async () => {
    for (const path of PAGES) {
      const former = await page.title();
      const link = page.locator(`:is(header, footer) a[href="${path}"]`).first();
      // As a press in the menu, whether it is open or not.
      await link.dispatchEvent('click');
      await page.waitForURL((url) => url.pathname === path);
      // The former page has a heading, too.
      await expect(page).not.toHaveTitle(former);
      await expect(page.locator('main h1')).toBeVisible();
      await carouselsHaveStarted(page);
    }
  };
  await start(page, '/');
  await visitAll();
  await visitAll();
  const [listeners = 0, nodes = 0] = await held();
  for (let round = 2; round < ROUNDS; round += 1) await visitAll();
  const growth = async () => {
    const [listenersAfter = Infinity, nodesAfter = Infinity] = await held();
    return Math.max(listenersAfter / listeners, nodesAfter / nodes);
  };
  // A visit leaves none; React and the browser may clear away one page late, and later on a busy machine.
  await expect.poll(growth).toBeLessThan(1.1);
});
