import type { Page, Route } from '@playwright/test';
import { expect } from '../fixtures';
import { SITE } from '../support/addresses';
import { start, visit } from '../support/browser';
import { asRead, consent, errorPage, navigation } from '../support/content';
import { contact, control, fillIn, sendButton } from '../support/forms';
import { footerLink, themeOf } from '../support/screens';
import {
  breakPiece,
  errorScreen,
  expectErrorScreen,
  expectPage,
  faults,
  passTenMinutes,
  pieces,
  test,
} from './support/faults';

/** Serves the page's data without its content. */
const emptyData = async (route: Route) => {
  const response = await route.fetch();
  const data: object = await response.json();
  await route.fulfill({ response, json: { ...data, result: { data: {}, pageContext: {} } } });
};

test('a page that throws becomes the error screen within the layout, with a link to another page', async ({
  page,
  documents,
}) => {
  await page.route(pieces['the page’s data'], emptyData);
  await visit(page, '/risk');
  const screen = errorScreen(page);
  await expect(screen).toBeVisible();
  await expect(page.locator('h1')).toHaveText([errorPage.title]);
  expect(await screen.locator('code').innerText()).toMatch(
    new RegExp(`^${errorPage.failure.status} .*undefined`),
  );
  await screen.getByRole('link', { name: errorPage.action.label }).click();
  await expectPage(page);
  expect(documents()).toBe(1);
});

test('a layout that throws leaves the error screen, without reload loops', async ({
  page,
  documents,
}) => {
  await page.route(pieces['the site’s words'], (route) => route.fulfill({ json: { data: {} } }));
  await visit(page, '/risk');
  await expectErrorScreen(page);
  expect(documents()).toBeLessThanOrEqual(2);
});

test.describe('without storage', () => {
  test.use({ allowedErrors: undefined });

  /** Switches the theme, changes pages, sends a form and sets the cookie preferences. */
  async function use(page: Page): Promise<void> {
    await page.getByRole('button', { name: navigation.words.toDark }).first().click();
    await expect.poll(() => themeOf(page)).toBe('dark');
    await footerLink(page, '/contact').click();
    await control(page, contact, 'first_name').fill('Ada');
    await footerLink(page, '/cookies').click();
    await page.waitForURL(`${SITE}/cookies`);
    await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
    await page.getByRole('dialog').getByRole('button', { name: consent.refuseAll }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(control(page, contact, 'first_name')).toHaveValue('Ada');
    await expect.poll(() => themeOf(page)).toBe('dark');
    await fillIn(page, contact);
    await sendButton(page, contact).click();
    await expect(page.getByText(contact.success)).toBeVisible();
  }

  test('the site works and remembers as long as it is open', async ({ page, documents }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await start(page, '/');
    await use(page);
    expect(documents()).toBe(1);
  });
});

/** Chunks of libraries: carousel, toasts, consent. */
const LATER = /\/\d{1,4}-[0-9a-f]{20}\.js$/;

test('if the code of a library does not arrive, the page stays, with the values in its form', async ({
  page,
  documents,
}) => {
  await breakPiece(page, LATER, faults['is not there']);
  await start(page, '/contact');
  await control(page, contact, 'first_name').fill('Ada');
  await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
  const voice = page.locator('[aria-live]');
  await expect(voice.getByText(asRead(consent.messages.failed))).toBeVisible();
  await expect(control(page, contact, 'first_name')).toHaveValue('Ada');
  await passTenMinutes(page);
  await page.unroute(LATER);
  await page.getByRole('button', { name: navigation.footer.cookiePreferences }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents()).toBe(1);
});
