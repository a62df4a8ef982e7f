import type { Page } from 'playwright-core';
import { API } from '../support/addresses';
import { findingsInBothThemes } from '../support/axe';
import { withPage } from '../support/browser';
import { dropdowns, home, navigation } from '../support/content';
import { words } from '../support/formContent';
import { contact, fillIn, lead, login, sendButton } from '../support/forms';
import { open, PHONE, STILL, WIDE } from '../support/screens';

describe.each([
  ['390px', { ...PHONE, ...STILL }],
  ['1440px', { ...WIDE, ...STILL }],
])('at %s axe finds nothing, in either theme,', (_, screen) => {
  test('with the errors of the lead form on the screen', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      await sendButton(page, lead).click();
      await page.getByRole('group', { name: words.summaryHeading }).waitFor();
      await page.locator('.Toastify__toast').waitFor();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen));

  test.each([
    [200, 'success'],
    [500, 'error'],
  ])('with the toast of an answer %i', (status, kind) =>
    withPage(async ({ page }) => {
      await page.route(`${API}/**`, (route) =>
        route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
      );
      await open(page, '/contact');
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      // The pointer on it keeps it open.
      await page.locator(`.Toastify__toast--${kind}`).hover();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen),
  );

  test('with a password shown', () =>
    withPage(async ({ page }) => {
      await open(page, '/login');
      await fillIn(page, login);
      await page.getByRole('button', { name: words.showPassword }).click();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen));

  test('with every flip card turned', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      const turn = page.getByRole('button', { name: home.unique.turn });
      while ((await turn.count()) > 0) await turn.first().click();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen));
});

describe('axe finds nothing, in either theme,', () => {
  const header = (page: Page) => page.locator('header');

  test('with each dropdown open', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/risk');
        for (const { label } of dropdowns) {
          await header(page).getByRole('button', { name: label }).click();
          expect([label, await findingsInBothThemes(page)]).toEqual([label, []]);
        }
      },
      { ...WIDE, ...STILL },
    ));

  test('with the mobile menu and each of its groups open', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name: navigation.words.openMenu }).click();
        for (const { label } of dropdowns) {
          await header(page).getByRole('button', { name: label }).click();
        }
        expect(await findingsInBothThemes(page)).toEqual([]);
      },
      { ...PHONE, ...STILL },
    ));

  test('with the contents of a legal page open on a phone', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/cookies');
        await page.locator('summary').click();
        expect(await findingsInBothThemes(page)).toEqual([]);
      },
      { ...PHONE, ...STILL },
    ));
});
