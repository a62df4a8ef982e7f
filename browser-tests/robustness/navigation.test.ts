/** If files do not arrive, a change of page ends in a full load of the right page, or in the error screen. */
import type { Page } from '@playwright/test';
import { expect, inGate } from '../fixtures';
import { SITE } from '../support/addresses';
import { hasStarted, turnToControl } from '../support/browser';
import { errorPage } from '../support/content';
import { open } from '../support/screens';
import { breakPiece, expectErrorScreen, expectPage, withEachFault, test } from './support/faults';

const DATA = /\/page-data\/risk\/page-data\.json$/;
const CODE = /\/component---src-templates-service-page-[^/]+\.js$/;

/** Selects the risk service in the menu. */
async function goToRisk(page: Page): Promise<void> {
  const link = page.locator('a[href="/risk"]');
  const entry = page.locator('header li', { has: link });
  await entry.getByRole('button').click();
  await entry.locator(link).first().click();
}

async function expectRisk(page: Page): Promise<void> {
  await page.waitForURL(`${SITE}/risk`);
  await expectPage(page);
  await turnToControl(page);
  await hasStarted(page);
  await expect(page.locator('header a[href="/risk"][aria-current="page"]')).toBeAttached();
}

const rows = withEachFault({ data: DATA, code: CODE });
/** The rows that the gate runs: data and code, with two faults. */
const standForTheRest = [rows[0], rows[5]];

test.describe('navigation to another page', () => {
  for (const row of rows) {
    const [piece, fault, address, act] = row;
    test(
      `whose ${piece} ${fault} once becomes a full load`,
      inGate(row === standForTheRest[0]),
      async ({ page, documents }) => {
        await breakPiece(page, address, act, () => documents() < 2);
        await open(page, '/about');
        await goToRisk(page);
        await expectRisk(page);
        expect(documents()).toBe(2);
      },
    );

    test(
      `whose ${piece} ${fault} permanently ends with the error screen`,
      inGate(row === standForTheRest[1]),
      async ({ page, documents }) => {
        await breakPiece(page, address, act);
        await open(page, '/about');
        await goToRisk(page);
        // The full page can be read until its scripts fail.
        await page.waitForURL(`${SITE}/risk`);
        await page.locator('main [type=submit]').click();
        await expectErrorScreen(page);
        await expect(page).toHaveURL(`${SITE}/risk`);
        // The first page, the full load and its reload.
        expect(documents()).toBe(3);
      },
    );
  }
});

test('offline, a page that is not loaded yet is the error screen, whose link works once online', async ({
  page,
  documents,
}) => {
  await open(page, '/about');
  await page.context().setOffline(true);
  const former = await page.title();
  await goToRisk(page);
  await expectErrorScreen(page);
  // Specification 7 and 8.
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  await expect(page).toHaveTitle(errorPage.title);
  expect(documents()).toBe(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const unreachable = page.waitForEvent('requestfailed', (asked) => asked.method() === 'HEAD');
  await page.getByRole('link', { name: errorPage.failure.retry }).click();
  await unreachable;
  await expectErrorScreen(page);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: errorPage.failure.retry }).click();
  await expectRisk(page);
  await expect(page).not.toHaveTitle(errorPage.title);
  await expect(page).not.toHaveTitle(former);
});

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

test('after a deploy, the next page is a full load of the new version', async ({
  page,
  documents,
}) => {
  await open(page, '/about');
  await deployData(page);
  await deployScripts(page);
  await goToRisk(page);
  await expectRisk(page);
  expect(documents()).toBe(2);
});
