/** The honeypot for programs that fill in every field: what falls into it is not sent, and nobody meets it. */
import { API, SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { words } from '../support/formContent';
import {
  contact,
  emptied,
  fillIn,
  isReady,
  lead,
  login,
  sendButton,
  signup,
  valuesOf,
} from '../support/forms';

// The tree of a form and the way of the keyboard through it, in forms/validation.test.ts, are without it.
const HONEYPOT = 'input[name="enquiry_detail"]';

test.each([
  ['lead', lead],
  ['contact', contact],
  ['signup', signup],
])('the %s form, filled in by a program, sends nothing and pretends success', (_name, form) =>
  withPage(async ({ page, errors }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().startsWith(API) && request.method() === 'POST') calls += 1;
    });
    await page.goto(form.path);
    await isReady(page);
    const honeypot = page.locator(HONEYPOT);
    expect(await honeypot.count()).toBe(1);
    expect(await honeypot.isVisible()).toBe(false);
    await honeypot.evaluate((one) => {
      if (one instanceof HTMLInputElement) one.value = 'https://example.com/offer';
    });
    await sendButton(page, form).click();
    await page.getByText(words.summaryHeading).waitFor();
    await fillIn(page, form);
    await sendButton(page, form).click();
    await page.getByText(form.success).waitFor();
    if (form === signup) await page.waitForURL(`${SITE}/`);
    else expect(await valuesOf(page, form)).toEqual(emptied(form));
    expect(calls).toBe(0);
    expect(errors).toEqual([]);
  }),
);

test('the login has no honeypot', () =>
  withPage(async ({ page }) => {
    await page.goto(login.path);
    await isReady(page);
    expect(await page.locator(HONEYPOT).count()).toBe(0);
  }));
