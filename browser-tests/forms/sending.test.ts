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
  keptByBrowser,
  openForm,
  sendSlowly,
  test,
  untilRequested,
} from '../support/formVisit';
import type { StandIn } from '../support/standIn';

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
  /** Leaves the form's page during a request, which then fails. */
  async function leaveSending(
    { page, standIn }: { page: Page; standIn: StandIn },
    form: FormUnderTest,
    leave: () => Promise<unknown>,
  ): Promise<void> {
    await page.goto('/cookies');
    await openForm(page, form);
    await standIn.break(form.call, 500);
    const letGo = await sendSlowly(page, standIn, form);
    await leave();
    await standIn.mend();
    letGo();
    await openForm(page, form);
  }

  const departures: [string, FormUnderTest, (page: Page) => Promise<unknown>][] = [
    ['loading another page', lead, (page) => page.goto('/about')],
    ['a reload', signup, (page) => page.reload()],
  ];

  for (const [departure, form, leave] of departures) {
    test(`by ${departure} keeps its values`, async ({ page, standIn }) => {
      await leaveSending({ page, standIn }, form, () => leave(page));
      await expect
        .poll(async () => withoutPassword(await valuesOf(page, form)))
        .toEqual(withoutPassword(form.values));
      await fillIn(page, form);
      await sendButton(page, form).click();
      await expectSuccess(page, form);
    });
  }

  test('by going back loses no message, whether its page still saw the end of the request or not', async ({
    page,
    standIn,
  }) => {
    await leaveSending({ page, standIn }, contact, () => page.goBack());
    expect(await keptByBrowser(page)).toContain(contact.mark);
  });
});

test('a message that an error has cleared can be restored after another page', async ({
  page,
  standIn,
}) => {
  await openForm(page, contact);
  await fillIn(page, contact);
  await standIn.break(contact.call, 500);
  await sendButton(page, contact).click();
  await expect(restoreButton(page)).toBeVisible();
  await page.goto('/cookies');
  await standIn.mend();
  await openForm(page, contact);
  await restoreButton(page).click();
  await expect.poll(() => valuesOf(page, contact)).toEqual(contact.values);
  await sendButton(page, contact).click();
  await expectSuccess(page, contact);
});
