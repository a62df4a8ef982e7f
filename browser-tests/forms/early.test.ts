/** What is typed, filled in and sent before a form's scripts have come, and while they come. */
import type { Page } from '@playwright/test';
import { expect, inEveryEngine, inGate, SITE } from '../fixtures';
import { footerLinkTo } from '../support/content';
import {
  contact,
  control,
  fillIn,
  formsByName,
  isReady,
  lead,
  sendButton,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { expectSent, openEarly, test } from '../support/formVisit';
import { HYDRATION, translator } from '../support/translator';

/** Fills in as a password manager or a browser that restores a page may: without any event. */
const fillInSilently = (page: Page, { values }: FormUnderTest) =>
  page.evaluate((texts) => {
    for (const [name, value] of Object.entries(texts)) {
      const one = document.querySelector(`form [name="${name}"]`);
      if (one instanceof HTMLSelectElement) one.value = String(value);
      if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) continue;
      // Past the property by which React watches an input.
      const property = typeof value === 'boolean' ? 'checked' : 'value';
      const kind = one instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, property)?.set?.call(one, value);
    }
  }, values);

for (const isTranslated of [false, true]) {
  for (const [name, form] of formsByName) {
    const which = isTranslated ? ' of a page that is being translated' : '';
    test.describe(`the ${name} form${which}`, () => {
      const [first = ''] = Object.keys(form.labels);
      const firstValue = String(form.values[first]);
      const standsForTheRest = form === lead || form === contact;

      if (isTranslated) test.use({ allowedErrors: HYDRATION });
      test.beforeEach(async ({ page }) => {
        if (isTranslated) await page.addInitScript(translator);
      });

      test(
        'keeps and sends what is typed before the scripts come and while they come, and the focus',
        inEveryEngine(!isTranslated || standsForTheRest),
        async ({ page, standIn }) => {
          const arrive = await openEarly(page, form);
          await fillIn(page, form, { ...form.values, [first]: '' });
          const middle = Math.floor(firstValue.length / 2);
          await control(page, form, first).focus();
          await page.keyboard.type(firstValue.slice(0, middle));
          arrive();
          await page.keyboard.type(firstValue.slice(middle, -1));
          await isReady(page);
          await page.keyboard.type(firstValue.slice(-1));
          expect((await page.locator('form font').count()) > 0).toBe(isTranslated);
          expect(await valuesOf(page, form)).toEqual(form.values);
          await sendButton(page, form).click();
          await expectSent(page, standIn, form);
        },
      );

      test(
        'keeps and sends what the browser filled in before the scripts came',
        inGate(!isTranslated),
        async ({ page, standIn }) => {
          const arrive = await openEarly(page, form);
          await fillInSilently(page, form);
          arrive();
          await isReady(page);
          expect(await valuesOf(page, form)).toEqual(form.values);
          await sendButton(page, form).click();
          await expectSent(page, standIn, form);
        },
      );

      test(
        'is sent once, when the scripts come, and nothing of it is in the address before',
        inGate(!isTranslated),
        async ({ page, standIn }) => {
          const arrive = await openEarly(page, form);
          const requests: string[] = [];
          page.on('request', (request) => {
            if (request.isNavigationRequest() || request.method() === 'POST') {
              requests.push(request.url());
            }
          });
          await fillIn(page, form);
          await control(page, form, first).press('Enter');
          await sendButton(page, form).dblclick();
          await expect(page).toHaveURL(SITE + form.path);
          expect(requests).toEqual([]);
          arrive();
          await expectSent(page, standIn, form);
          expect(requests).toHaveLength(1);
        },
      );
    });
  }
}

test.describe('a form of a page that is being translated', () => {
  test.use({ allowedErrors: HYDRATION });

  test('says what is missing, and no longer what was', async ({ page }) => {
    await page.addInitScript(translator);
    const arrive = await openEarly(page, lead);
    const words = page.locator('form');
    arrive();
    await isReady(page);
    await sendButton(page, lead).click();
    for (const sentence of Object.values(lead.sentences)) {
      await expect(words.getByText(sentence).last()).toBeVisible();
    }
    await control(page, lead, 'co_email').fill('ada');
    await expect(words.getByText(lead.sentences.co_email ?? '')).toHaveCount(0);
    await page.getByRole('link', { name: footerLinkTo('/cookies') }).click();
    await page.waitForURL(`${SITE}/cookies`);
    await expect(page.locator('form')).toHaveCount(0);
  });
});
