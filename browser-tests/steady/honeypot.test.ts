/** The trap for programs that fill in every field: nobody meets it, and what falls into it is not sent. */
import type { Page } from 'playwright-core';
import { API, SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { words } from '../support/formContent';
import {
  contact,
  emptied,
  fillIn,
  formOn,
  isReady,
  lead,
  login,
  sendButton,
  signup,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';

const TRAP = 'input[name="enquiry_detail"]';

const trapped: [string, FormUnderTest][] = [
  ['lead', lead],
  ['contact', contact],
  ['signup', signup],
];

/** Returns the number of calls of the API that the page has made since. */
function countCalls(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith(API) && request.method() === 'POST') count += 1;
  });
  return () => count;
}

async function open(page: Page, form: FormUnderTest): Promise<void> {
  await page.goto(form.path);
  await formOn(page).scrollIntoViewIfNeeded();
  await isReady(page);
}

/** Fills in the trap as a program does that knows only the markup. */
const fall = (page: Page) =>
  page.locator(TRAP).evaluate((trap) => {
    if (trap instanceof HTMLInputElement) trap.value = 'https://example.com/offer';
  });

describe.each(trapped)('the trap of the %s form', (_name, form) => {
  test('filled, sends nothing and pretends success', () =>
    withPage(async ({ page, errors }) => {
      const calls = countCalls(page);
      await open(page, form);
      await fillIn(page, form);
      await fall(page);
      await sendButton(page, form).click();
      await page.getByText(form.success).waitFor();
      if (form === signup) await page.waitForURL(`${SITE}/`);
      else expect(await valuesOf(page, form)).toEqual(emptied(form));
      expect(calls()).toBe(0);
      expect(errors).toEqual([]);
    }));

  test('filled, changes nothing about what is wrong with the form', () =>
    withPage(async ({ page }) => {
      const calls = countCalls(page);
      await open(page, form);
      await fall(page);
      await sendButton(page, form).click();
      await page.getByText(words.summaryHeading).waitFor();
      expect(calls()).toBe(0);
    }));

  test('is met by nobody: neither seen, nor reached by keyboard, nor spoken of', () =>
    withPage(async ({ page }) => {
      await open(page, form);
      const trap = page.locator(TRAP);
      expect(await trap.count()).toBe(1);
      expect(await trap.isVisible()).toBe(false);
      const names = await formOn(page)
        .getByRole('textbox')
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('name')));
      expect(names).not.toContain('enquiry_detail');
      await formOn(page).locator('input:visible').first().focus();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const isTrap = await page.evaluate(
          (selector) => document.activeElement?.matches(selector),
          TRAP,
        );
        expect(isTrap).not.toBe(true);
      }
    }));
});

test('the login has no trap', () =>
  withPage(async ({ page }) => {
    await open(page, login);
    expect(await page.locator(TRAP).count()).toBe(0);
  }));
