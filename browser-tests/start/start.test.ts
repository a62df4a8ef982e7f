/** When the scripts of a page start, and what works without them. */
import type { Page } from 'playwright-core';
import { SITE } from '../support/addresses';
import { hasStarted, turnToControl, withPage } from '../support/browser';
import { CASE_STUDY, dropdowns, home, navigation } from '../support/content';
import { hold, SCRIPTS } from '../support/hold';
import { onePageOfEachKind } from '../support/routes';
import { footerLink, PHONE, WIDE } from '../support/screens';
import { translator } from '../support/translator';

const FORM_AT_THE_TOP: readonly string[] = ['/contact', '/login', '/signup'];

/** Addresses of the scripts and the data that the page has asked for since. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|json)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

/** Opens a page, and waits until the browser is idle. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await page.waitForLoadState('networkidle');
}

describe('a page that is only looked at', () => {
  test.each(onePageOfEachKind.filter((path) => !FORM_AT_THE_TOP.includes(path)))(
    '%s asks for no script and no data',
    (path) =>
      withPage(async ({ page }) => {
        const asked = watchRequests(page);
        await openAndWait(page, path);
        expect(asked).toEqual([]);
      }, WIDE),
  );

  test('leads on by its links', () =>
    withPage(async ({ page }) => {
      const asked = watchRequests(page);
      await openAndWait(page, '/about');
      await footerLink(page, '/cookies').dispatchEvent('click');
      await page.waitForURL(`${SITE}/cookies`);
      expect(asked).toEqual([]);
    }, WIDE));
});

describe('the scripts start', () => {
  test.each(FORM_AT_THE_TOP)('by themselves on %s, whose form is at the top', (path) =>
    withPage(async ({ page }) => {
      await page.goto(path);
      await hasStarted(page);
    }, WIDE),
  );

  test('by themselves where a carousel is at the top', () =>
    withPage(async ({ page }) => {
      await page.goto(CASE_STUDY);
      await page.locator('.slick-initialized').waitFor();
    }, PHONE));

  test('when the form comes near', () =>
    withPage(async ({ page }) => {
      await openAndWait(page, '/risk');
      await page.locator('form').scrollIntoViewIfNeeded();
      await hasStarted(page);
    }, WIDE));

  test('once, and pages change without the browser from then on', () =>
    withPage(async ({ page, errors }) => {
      await openAndWait(page, '/about');
      await turnToControl(page);
      await hasStarted(page);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await footerLink(page, '/contact').click();
      await page.waitForURL(`${SITE}/contact`);
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
      expect(errors).toEqual([]);
    }, WIDE));
});

describe.each([
  ['what is pressed before the scripts are there', undefined],
  ['the same on a page that is being translated, which React draws again', translator],
])('%s', (_when, prepare) => {
  /** Opens a page whose scripts come when the test lets them. */
  async function openEarly(page: Page, path: string): Promise<() => void> {
    if (prepare) await page.addInitScript(prepare);
    const letGo = await hold(page, SCRIPTS);
    await page.goto(path);
    return letGo;
  }

  test('a flip card turns', () =>
    withPage(async ({ page }) => {
      const letGo = await openEarly(page, '/');
      const cards = page.getByRole('button', { name: home.unique.turn });
      const count = await cards.count();
      await cards.first().click();
      letGo();
      await page.getByRole('button', { name: home.unique.turnBack }).waitFor();
      await cards.nth(count - 1).waitFor({ state: 'detached' });
    }, WIDE));

  test('a dropdown opens and closes, and stays open', () =>
    withPage(async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      const button = page.getByRole('button', { name: dropdowns[0]?.label });
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      letGo();
      await hasStarted(page);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }, WIDE));

  test('an open mobile menu stays open, and the page behind it inert', () =>
    withPage(async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      const button = page.locator('[data-opens=panel]');
      await button.click();
      await page.getByRole('button', { name: dropdowns[0]?.label }).click();
      expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
      letGo();
      await hasStarted(page);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page
        .locator('header')
        .getByRole('link', { name: dropdowns[0]?.links[0]?.label })
        .waitFor();
      expect(await page.locator('main').evaluate((main) => main.matches('[inert] *'))).toBe(true);
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }, PHONE));

  test('the cookie preferences open', () =>
    withPage(async ({ page }) => {
      const letGo = await openEarly(page, '/about');
      await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
      letGo();
      await page.getByRole('dialog').waitFor();
    }, WIDE));
});
