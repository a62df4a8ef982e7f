import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import {
  contact,
  control,
  fillIn,
  formOn,
  lead,
  restoreButton,
  sendButton,
  signup,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from '../support/forms';
import {
  expectSent,
  expectSuccess,
  holdAnswers,
  openForm,
  sendSlowly,
  test,
  untilRequested,
} from '../support/formVisit';

test('a form sends one request, however often it is submitted', async ({ page, standIn }) => {
  await openForm(page, contact);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await fillIn(page, contact);
  const letGo = await holdAnswers(page, standIn);
  await control(page, contact, 'first_name').focus();
  for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  // Forced, since Playwright would otherwise wait until the button is enabled.
  await sendButton(page, contact).dblclick({ force: true });
  await formOn(page).evaluate((element) => {
    if (element instanceof HTMLFormElement) element.requestSubmit();
  });
  await untilRequested(standIn, contact);
  letGo();
  await expectSent(page, standIn, contact);
  expect(calls).toBe(1);
});

test.describe('a form that is left during a request', () => {
  const departures: [string, FormUnderTest, (page: Page) => Promise<unknown>][] = [
    ['loading another page', lead, (page) => page.goto('/about')],
    ['a reload', signup, (page) => page.reload()],
    ['going back', contact, (page) => page.goBack()],
  ];

  for (const [departure, form, leave] of departures) {
    test(`by ${departure} keeps its values`, async ({ page, standIn }) => {
      await page.goto('/cookies');
      await openForm(page, form);
      await standIn.break(form.call, 500);
      const letGo = await sendSlowly(page, standIn, form);
      await leave(page);
      await standIn.mend();
      letGo();
      await openForm(page, form);
      // The page may still have noticed that its request was aborted.
      const restore = restoreButton(page, form);
      if (await restore.isVisible()) await restore.click();
      expect(withoutPassword(await valuesOf(page, form))).toEqual(withoutPassword(form.values));
      await fillIn(page, form);
      await sendButton(page, form).click();
      await expectSuccess(page, form);
    });
  }
});
