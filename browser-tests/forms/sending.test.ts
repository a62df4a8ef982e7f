/** A form while it sends: once, however it is pressed, and wherever its visitor goes meanwhile. */
import { pathIn } from '../../src/content/languages';
import { SITE } from '../support/addresses';
import {
  contact,
  control,
  emptied,
  fillIn,
  formOn,
  formsByName,
  isReady,
  lead,
  restoreButton,
  sendButton,
  signup,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from '../support/forms';
import {
  expectHealthy,
  expectSuccess,
  formSuite,
  shownToasts,
  untilRequested,
  type FormVisit,
} from '../support/formVisit';

const suite = formSuite();

/** The first text field: Enter in a field of several lines sends nothing. */
const lineOf = ({ page }: FormVisit, form: FormUnderTest) =>
  control(page, form, Object.keys(form.labels)[0] ?? '');

async function sendSlowly(visit: FormVisit, form: FormUnderTest): Promise<void> {
  await fillIn(visit.page, form);
  suite.standIn().line.hold();
  await sendButton(visit.page, form).click();
  await untilRequested(suite.standIn(), form);
}

test.each(formsByName)('the %s form sends one request, whatever is pressed', (_name, form) =>
  suite.visit(form, async (visit) => {
    const { page } = visit;
    const { line } = suite.standIn();
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await fillIn(page, form);
    line.hold();
    await lineOf(visit, form).focus();
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    // By force: Playwright would wait for a button that says that it is disabled.
    await sendButton(page, form).dblclick({ force: true });
    await formOn(page).evaluate((element) => {
      if (element instanceof HTMLFormElement) element.requestSubmit();
    });
    await untilRequested(suite.standIn(), form);
    line.release();
    await suite.expectSent(visit, form);
    await expectHealthy(visit);
    expect(calls).toBe(1);
  }),
);

test('an answer may take a minute: the form says that it still sends', () =>
  suite.visit(
    contact,
    async (visit) => {
      const { page } = visit;
      const stillSending = page.getByRole('status').getByText(contact.words.stillSending);
      await sendSlowly(visit, contact);
      expect(await stillSending.count()).toBe(0);
      await page.clock.fastForward(8000);
      await stillSending.waitFor();
      await page.clock.fastForward(52_000);
      await stillSending.waitFor();
      expect(await sendButton(page, contact).innerText()).toContain(contact.busy);
      expect(await shownToasts(page)).toEqual([]);
      suite.standIn().line.release();
      await suite.expectSent(visit, contact);
      await expectHealthy(visit);
      expect(await stillSending.count()).toBe(0);
    },
    { context: {}, before: ({ page }) => page.clock.install() },
  ));

/** A page of the menu without a form, in the form's language. */
const about = ({ language }: FormUnderTest) => pathIn(language, '/about');

/**
 * Goes to another page of the site, as by a link: the document stays. The address changes first: who
 * goes back before the page has changed has never left the form.
 */
async function goToAbout({ page }: FormVisit, form: FormUnderTest): Promise<void> {
  await page.locator(`header a[href="${about(form)}"]:visible`).click();
  await page.waitForURL(SITE + about(form));
  await formOn(page).waitFor({ state: 'detached' });
}

/** Goes to the form's page in the same document. */
async function goToForm({ page }: FormVisit, form: FormUnderTest): Promise<void> {
  await page.goBack();
  await page.waitForURL(SITE + form.path);
  await isReady(page);
}

/** What the page does on an answer has been done when this has ended. */
const settled = ({ page }: FormVisit) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

async function answerComes(visit: FormVisit): Promise<void> {
  const coming = visit.page.waitForEvent(
    'requestfinished',
    (request) => request.method() === 'POST',
  );
  suite.standIn().line.release();
  await coming;
  await settled(visit);
}

describe('a form, left for another page while it sends', () => {
  it('still has its success said there, and leads nobody home', () =>
    suite.visit(
      signup,
      async (visit) => {
        const { page } = visit;
        await sendSlowly(visit, signup);
        await goToAbout(visit, signup);
        await answerComes(visit);
        await expectSuccess(visit, signup);
        // Two seconds after its message a registration would lead home.
        await page.clock.fastForward(2000);
        await settled(visit);
        expect(page.url()).toBe(SITE + about(signup));
        await goToForm(visit, signup);
        expect(await valuesOf(page, signup)).toEqual(emptied(signup));
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
      await sendSlowly(visit, form);
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
