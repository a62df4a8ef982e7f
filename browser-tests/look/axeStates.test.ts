import { API } from '../support/addresses';
import { findingsInBothThemes } from '../support/axe';
import { withPage } from '../support/browser';
import { open, PHONE, STILL, WIDE } from '../support/screens';

describe.each([
  ['390px', { ...PHONE, ...STILL }],
  ['1440px', { ...WIDE, ...STILL }],
])('at %s axe finds nothing, in either theme,', (_, screen) => {
  test('with the errors of the lead form on the screen', () =>
    withPage(async ({ page }) => {
      await open(page, '/risk');
      await page.getByRole('button', { name: 'Send Us Message' }).click();
      await page.getByRole('group', { name: 'There is a problem' }).waitFor();
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
      for (const label of ['First name', 'Last name', 'Phone', 'Message']) {
        await page.getByRole('textbox', { name: label }).fill('Text');
      }
      await page.getByRole('textbox', { name: 'Email' }).fill('name@example.com');
      await page.getByRole('button', { name: 'Send Us Message' }).click();
      // The pointer on it keeps it open.
      await page.locator(`.Toastify__toast--${kind}`).hover();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen),
  );

  test('with a password shown', () =>
    withPage(async ({ page }) => {
      await open(page, '/login');
      await page.getByRole('textbox', { name: 'Password' }).fill('secret');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen));

  test('with every flip card turned', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      const turn = page.getByRole('button', { name: 'Read more:' });
      while ((await turn.count()) > 0) await turn.first().click();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen));
});

const dropdowns = ['Listening Services', 'Responsive Solutions', 'Success Stories', 'Products'];

describe('axe finds nothing, in either theme,', () => {
  test.each(dropdowns)('with the dropdown %s open', (name) =>
    withPage(
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name }).click();
        expect(await findingsInBothThemes(page)).toEqual([]);
      },
      { ...WIDE, ...STILL },
    ),
  );

  test.each(dropdowns)('with the mobile menu and its group %s open', (name) =>
    withPage(
      async ({ page }) => {
        await open(page, '/risk');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('button', { name }).click();
        expect(await findingsInBothThemes(page)).toEqual([]);
      },
      { ...PHONE, ...STILL },
    ),
  );

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
