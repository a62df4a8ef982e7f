/** Opens, sends and observes forms as a visitor does. */
import { expect, type Page } from '@playwright/test';
import { test as base } from '../fixtures';
import { API } from './addresses';
import {
  account,
  fillIn,
  inboxItemOf,
  isReady,
  PASSWORD,
  sendButton,
  type FormUnderTest,
} from './forms';
import { deferred, hold, SCRIPTS } from './hold';
import { recordToasts, type ShownToast } from './recordToasts';
import type { StandIn } from './standIn';

export const CALLS = `${API}/**`;

/** Messages that browsers log when a request fails, which no page can prevent. */
const NETWORK_COMPLAINT =
  /^Failed to load resource: |CORS policy|Cross-Origin Request Blocked|access control checks/;

/** The toasts that the document has shown so far, oldest first. */
export const shownToasts = (page: Page): Promise<ShownToast[]> =>
  page.evaluate(() => window.shownToasts ?? []);

/** Waits until the document has shown this many toasts, and returns them. */
export async function toastsShown(page: Page, count: number): Promise<ShownToast[]> {
  await page.waitForFunction((wanted) => (window.shownToasts?.length ?? 0) >= wanted, count);
  return shownToasts(page);
}

/** Everything that the browser stores for the page, and its address. */
export const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.entries({ ...storage }).flat())
      .concat(document.cookie, location.href)
      .join('\n'),
  );

/** Expects that no placeholder for a missing string is shown, and no password is stored. */
async function expectHealthy(page: Page): Promise<void> {
  const toasts = (await shownToasts(page)).map(({ text }) => text);
  const texts = [await page.locator('body').innerText(), ...toasts];
  expect(texts.join('\n')).not.toMatch(/undefined|\[object/);
  expect(await keptByBrowser(page)).not.toContain(PASSWORD);
}

/** The stand-in has the account of the login form, and the page is checked at the end of each test. */
export const test = base.extend({
  allowedErrors: NETWORK_COMPLAINT,
  page: async ({ context, page, standIn }, use) => {
    await standIn.addAccount(account);
    await context.addInitScript(recordToasts);
    await use(page);
    await expectHealthy(page);
  },
});

/** Opens a form's page and waits until the form works. */
export async function openForm(page: Page, { path }: FormUnderTest): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

/** Opens a form's page. Its scripts do not arrive before the returned function is called. */
export async function openEarly(page: Page, form: FormUnderTest): Promise<() => void> {
  const arrive = await hold(page, SCRIPTS);
  await page.goto(form.path, { waitUntil: 'commit' });
  await expect(sendButton(page, form)).toBeVisible();
  return arrive;
}

/** Waits until a request of the form has reached the stand-in. */
export const untilRequested = (standIn: StandIn, { call }: FormUnderTest): Promise<void> =>
  expect.poll(() => standIn.requests(call)).not.toHaveLength(0);

/** Delivers requests at once, but holds their responses back until the returned function is called. */
export async function holdAnswers(page: Page, { url }: StandIn): Promise<() => void> {
  const { promise, resolve } = deferred();
  await page.route(CALLS, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: url + pathname });
    await promise;
    // The page may be gone.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return resolve;
}

/** Fills in and sends a form. The response does not arrive before the returned function is called. */
export async function sendSlowly(
  page: Page,
  standIn: StandIn,
  form: FormUnderTest,
): Promise<() => void> {
  await fillIn(page, form);
  const letGo = await holdAnswers(page, standIn);
  await sendButton(page, form).click();
  await untilRequested(standIn, form);
  return letGo;
}

/** Waits for the sign of success: its message and no other, or the home page. */
export async function expectSuccess(page: Page, { success, home }: FormUnderTest): Promise<void> {
  if (success === '') await page.waitForURL(home);
  else await expect.poll(() => shownToasts(page)).toEqual([{ kind: 'success', text: success }]);
}

/** Expects the form to show success, and its values to have arrived once. */
export async function expectSent(page: Page, standIn: StandIn, form: FormUnderTest): Promise<void> {
  await expectSuccess(page, form);
  await expect.poll(() => standIn.requests(form.call)).toHaveLength(1);
  const { [form.call]: arrived } = await standIn.inbox();
  expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
}
