/** What a page loads. */
import type { Page, Request } from 'playwright-core';

/** A page that has asked for nothing for so long has all that it wants. */
const QUIET_MILLISECONDS = 150;

const STEP_MILLISECONDS = 20;

const isScript = (request: Request): boolean => request.resourceType() === 'script';

/**
 * Watches what a page loads, from now on.
 *
 * @param hasScripts false lets its scripts wait for ever, as on a very slow line
 * @returns what waits until nothing else is under way; it throws an Error after `patience` milliseconds
 */
export async function watchTraffic(
  page: Page,
  { hasScripts }: { hasScripts: boolean },
): Promise<(patience: number) => Promise<void>> {
  if (!hasScripts) {
    await page.route('**/*', (route) => (isScript(route.request()) ? undefined : route.continue()));
  }
  const underWay = new Set<Request>();
  let changed = performance.now();
  const note = () => {
    changed = performance.now();
  };
  const forget = (request: Request) => {
    underWay.delete(request);
    note();
  };
  page.on('request', (request) => {
    if (hasScripts || !isScript(request)) underWay.add(request);
    note();
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  return async (patience) => {
    const end = performance.now() + patience;
    while (underWay.size > 0 || performance.now() - changed < QUIET_MILLISECONDS) {
      if (performance.now() > end) {
        const [first] = underWay;
        throw new Error(`it is still loading ${first?.url() ?? 'one file after the other'}`);
      }
      await page.waitForTimeout(STEP_MILLISECONDS);
    }
  };
}
