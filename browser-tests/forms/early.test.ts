/** Typing and sending before a form's scripts have arrived, and while they arrive. */
import { expect, inEveryEngine, inGate, SITE } from '../fixtures';
import {
  contact,
  control,
  fillIn,
  formsByName,
  isReady,
  lead,
  sendButton,
  valuesOf,
} from '../support/forms';
import { expectSent, openEarly, test } from '../support/formVisit';
import { HYDRATION, translator } from '../support/translator';

for (const isTranslated of [false, true]) {
  for (const [name, form] of formsByName) {
    const which = isTranslated ? ' on a page that is being translated' : '';
    test.describe(`the ${name} form${which}`, () => {
      const [first = ''] = Object.keys(form.labels);
      const firstValue = String(form.values[first]);
      const standsForTheRest = form === lead || form === contact;

      if (isTranslated) test.use({ allowedErrors: HYDRATION });
      test.beforeEach(async ({ page }) => {
        if (isTranslated) await page.addInitScript(translator);
      });

      test(
        'keeps the focus and the values typed before and while the scripts arrive, and sends them',
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
          await expect.poll(() => valuesOf(page, form)).toEqual(form.values);
          await sendButton(page, form).click();
          await expectSent(page, standIn, form);
        },
      );

      test(
        'is sent once when the scripts arrive, and puts nothing into the address before',
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
