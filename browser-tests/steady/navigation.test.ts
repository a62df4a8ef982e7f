/** Changes of page whose files do not arrive: the right page by a full load, or the error screen. */
import type { Page, Request } from '@playwright/test';
import { expect, inGate } from '../fixtures';
import { SITE } from '../support/addresses';
import { hasStarted, turnToControl } from '../support/browser';
import { errorPage, menuPathTo } from '../support/content';
import { hold } from '../support/hold';
import { open, twoFrames } from '../support/screens';
import { breakPiece, expectErrorScreen, expectPage, withEachFault, test } from './support/faults';
import { strike } from './support/longTimers';

const DATA = /\/page-data\/risk\/page-data\.json$/;
const CODE = /\/component---src-templates-service-page-[^/]+\.js$/;
const TO_RISK = menuPathTo('/risk');

/** Chooses the risk service in the menu. */
async function goToRisk(page: Page): Promise<void> {
  await page.getByRole('button', { name: TO_RISK.dropdown }).click();
  await page.locator('header').getByRole('link', { name: TO_RISK.link }).click();
}

async function expectRisk(page: Page): Promise<void> {
  await page.waitForURL(`${SITE}/risk`);
  await expectPage(page);
  await turnToControl(page);
  await hasStarted(page);
  await expect(
    page.locator('header [aria-current="page"]', { hasText: TO_RISK.link }),
  ).toBeAttached();
}

const rows = withEachFault({ data: DATA, code: CODE });
/** Another fault of the code, and of the data. */
const standForTheRest = [rows[0], rows[5]];

test.describe('a change of page', () => {
  for (const row of rows) {
    const [piece, fault, address, act] = row;
    test(
      `whose ${piece} ${fault}, once: the whole page is loaded`,
      inGate(row === standForTheRest[0]),
      async ({ page, documents }) => {
        await breakPiece(page, address, act, () => documents() < 2);
        await open(page, '/about');
        await goToRisk(page);
        await expectRisk(page);
        expect(documents()).toBe(2);
      },
    );
  }

  for (const row of rows) {
    const [piece, fault, address, act] = row;
    test(
      `whose ${piece} ${fault}, for good: the error screen`,
      inGate(row === standForTheRest[1]),
      async ({ page, documents }) => {
        await breakPiece(page, address, act);
        await open(page, '/about');
        await goToRisk(page);
        // The whole page, which can be read; its scripts are the ones that fail.
        await page.waitForURL(`${SITE}/risk`);
        await turnToControl(page);
        await expectErrorScreen(page);
        await expect(page).toHaveURL(`${SITE}/risk`);
        // The first page, the page in full, and that page again.
        expect(documents()).toBe(3);
      },
    );
  }

  test('whose code never comes is given up after 120 s', async ({ page, documents }) => {
    let isHanging = true;
    await page.route(CODE, (route) => (isHanging ? undefined : route.continue()));
    await open(page, '/about');
    const asked = page.waitForRequest(CODE);
    await goToRisk(page);
    await asked;
    expect(documents()).toBe(1);
    isHanging = false;
    await strike(page);
    await expectRisk(page);
    expect(documents()).toBe(2);
  });

  test('that needs code which this version of the site does not know: the whole page is loaded', async ({
    page,
    documents,
  }) => {
    await page.route(DATA, async (route) => {
      if (documents() > 1) return route.continue();
      const response = await route.fetch();
      const data: object = await response.json();
      return route.fulfill({
        response,
        json: { ...data, componentChunkName: 'component---src-templates-new-page-tsx' },
      });
    });
    await open(page, '/about');
    await goToRisk(page);
    await expectRisk(page);
    expect(documents()).toBe(2);
  });
});

test('two taps in a row end at the second page, though the browser has begun to load the first in full', async ({
  page,
}) => {
  const isRisk = /\/risk$/;
  await page.route(DATA, (route) => route.abort());
  const letGo = await hold(page, isRisk);
  await open(page, '/about');
  await page.evaluate(() => {
    const secondTap = () =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/contact"]')?.click();
    window.addEventListener('beforeunload', () => setTimeout(secondTap), { once: true });
  });
  const isEnd = (request: Request) => isRisk.test(request.url()) && request.isNavigationRequest();
  const end = Promise.race([
    page.waitForEvent('requestfinished', isEnd),
    page.waitForEvent('requestfailed', isEnd),
  ]);
  const isContact = page.waitForEvent('framenavigated', (frame) =>
    frame.url().endsWith('/contact'),
  );
  await goToRisk(page);
  await isContact;
  letGo();
  await end;
  await page.waitForLoadState();
  await hasStarted(page);
  // What the router has been told by now, it has done.
  await twoFrames(page);
  await expect(page).toHaveURL(`${SITE}/contact`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('form')).toBeVisible();
});

test('without a network a page that is not here yet is the error screen; with it, it comes', async ({
  page,
  documents,
}) => {
  await open(page, '/about');
  await page.context().setOffline(true);
  await goToRisk(page);
  await expectErrorScreen(page);
  expect(documents()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const unreachable = page.waitForEvent('requestfailed', (asked) => asked.method() === 'HEAD');
  await page.getByRole('link', { name: errorPage.failure.retry }).click();
  await unreachable;
  await expectErrorScreen(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: errorPage.failure.retry }).click();
  await expectRisk(page);
});

test.describe('a deploy in the middle of a visit', () => {
  const NEW = 'ffffffffffffffffffff';

  const deployData = (page: Page) =>
    page.route(/\/page-data\/app-data\.json$/, (route) =>
      route.fulfill({ json: { webpackCompilationHash: NEW } }),
    );

  const deployScripts = (page: Page) =>
    page.route(/\/loader-[0-9a-f]+\.js$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /window\.___webpackCompilationHash="[^"]+"/,
        `window.___webpackCompilationHash="${NEW}"`,
      );
      await route.fulfill({ response, body });
    });

  test('loads the next page in full, from the new version', async ({ page, documents }) => {
    await open(page, '/about');
    await deployData(page);
    await deployScripts(page);
    await goToRisk(page);
    await expectRisk(page);
    expect(documents()).toBe(2);
  });

  test('shows the page although half of the new version is missing, after one reload', async ({
    page,
    documents,
  }) => {
    await open(page, '/about');
    await deployData(page);
    await goToRisk(page);
    await page.waitForURL(`${SITE}/risk`);
    await turnToControl(page);
    await page.waitForFunction(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return visit && 'type' in visit && visit.type === 'reload';
    });
    await expectRisk(page);
    expect(documents()).toBe(3);
  });
});
