/** A form while it sends: once, however it is pressed, and wherever its visitor goes meanwhile. */
import { SITE } from '../support/addresses';
import {
  contact,
  control,
  emptied,
  fillIn,
  formOn,
  isReady,
  lead,
  restoreButton,
  sendButton,
  signup,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from '../support/forms';
import { expectHealthy, expectSuccess, formSuite, type FormVisit } from '../support/formVisit';
import { twoFrames } from '../support/screens';

const suite = formSuite();

test('a form sends one request, whatever is pressed', () =>
  suite.visit(contact, async (visit) => {
    const { page } = visit;
    const { line } = suite.standIn();
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await fillIn(page, contact);
    line.hold();
    await control(page, contact, 'first_name').focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // By force: Playwright would wait for a button that says that it is disabled.
    await sendButton(page, contact).dblclick({ force: true });
    await formOn(page).evaluate((element) => {
      if (element instanceof HTMLFormElement) element.requestSubmit();
    });
    await suite.untilRequested(contact);
    line.release();
    await suite.expectSent(visit, contact);
    await expectHealthy(visit);
    expect(calls).toBe(1);
  }));

describe('a form, left for another page while it sends', () => {
  it('still has its success said there and on the way back, and leads nobody home', () =>
    suite.visit(
      signup,
      async (visit) => {
        const { page } = visit;
        await suite.sendSlowly(visit, signup);
        await page.locator('header a[href="/about"]:visible').click();
        await page.waitForURL(`${SITE}/about`);
        // The address changes first: who goes back before the page has changed has never left the form.
        await formOn(page).waitFor({ state: 'detached' });
        const answered = page.waitForEvent(
          'requestfinished',
          (request) => request.method() === 'POST',
        );
        suite.standIn().line.release();
        await answered;
        await expectSuccess(visit, signup);
        const message = page.locator('.Toastify__toast');
        // The pointer on it keeps it open.
        await message.hover();
        // Two seconds after its message a registration would lead home.
        await page.clock.fastForward(2000);
        await twoFrames(page);
        expect(page.url()).toBe(`${SITE}/about`);
        await page.goBack();
        await page.waitForURL(SITE + signup.path);
        await isReady(page);
        expect(await valuesOf(page, signup)).toEqual(emptied(signup));
        expect(await message.innerText()).toBe(signup.success);
        await expectHealthy(visit);
      },
      { context: {}, before: ({ page }) => page.clock.install() },
    ));

  const departures: [string, FormUnderTest, (visit: FormVisit) => Promise<unknown>][] = [
    ['loading another page', lead, ({ page }) => page.goto('/about')],
    ['a reload', signup, ({ page }) => page.reload()],
    ['going back', contact, ({ page }) => page.goBack()],
  ];

  test.each(departures)('by %s, still has what was typed', (_departure, form, leave) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      await page.goto('/cookies');
      await page.goto(form.path);
      await isReady(page);
      await suite.standIn().break(form.call, 500);
      await suite.sendSlowly(visit, form);
      await leave(visit);
      await suite.standIn().mend();
      await page.goto(form.path);
      await isReady(page);
      // A page that goes may still hear that its request has been broken off.
      const restore = restoreButton(page, form);
      if (await restore.isVisible()) await restore.click();
      expect(withoutPassword(await valuesOf(page, form))).toEqual(withoutPassword(form.values));
      await fillIn(page, form);
      await sendButton(page, form).click();
      await expectSuccess(visit, form);
      await expectHealthy(visit);
    }),
  );
});
