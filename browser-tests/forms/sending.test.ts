import { pathIn } from '../../src/content/languages';
import { SITE } from '../support/addresses';
import { toTest } from '../support/extent';
import {
  account,
  control,
  emptied,
  fillIn,
  formOn,
  formsToTest,
  isReady,
  restoreButton,
  sendButton,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from '../support/forms';
import {
  expectHealthy,
  formSuite,
  shownToasts,
  toastsShown,
  untilRequested,
  type FormVisit,
} from '../support/formVisit';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

const stillSending = ({ page }: FormVisit, { words }: FormUnderTest) =>
  page.getByRole('status').getByText(words.stillSending);

/** Waits for what follows a real success. */
async function expectSuccess({ page }: FormVisit, { success, home }: FormUnderTest): Promise<void> {
  if (success === '') await page.waitForURL(home);
  else expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: success }]);
}

/** Counts the calls that the page makes, before any of them arrives. */
function countCalls({ page }: FormVisit): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1;
  });
  return () => count;
}

/** The last text field: Enter in a field of several lines sends nothing. */
const lineOf = ({ page }: FormVisit, form: FormUnderTest) =>
  control(page, form, Object.keys(form.labels)[0] ?? '');

describe.each(formsToTest)('the %s form sends one request', (_name, form) => {
  /** Each would send by itself. */
  const ways: Record<string, (visit: FormVisit) => Promise<void>> = {
    // By force: Playwright would wait for a button that says that it is disabled.
    'a double click': ({ page }) => sendButton(page, form).dblclick({ force: true }),
    Enter: (visit) => lineOf(visit, form).press('Enter'),
    'a script that submits three times': ({ page }) =>
      page.locator('form').evaluate((element) => {
        if (!(element instanceof HTMLFormElement)) return;
        for (let time = 0; time < 3; time += 1) element.requestSubmit();
      }),
  };

  test.each(Object.keys(ways))('whatever is pressed after %s, before the answer comes', (first) =>
    suite.visit(form, async (visit) => {
      const { line, requests } = suite.standIn();
      const calls = countCalls(visit);
      await fillIn(visit.page, form);
      line.hold();
      await ways[first]?.(visit);
      for (const press of Object.values(ways)) await press(visit);
      await untilRequested(suite.standIn(), form);
      line.release();
      await expectSuccess(visit, form);
      expect(calls()).toBe(1);
      expect(await requests(form.call)).toHaveLength(1);
      await expectHealthy(visit);
    }),
  );

  test('for Enter held down, however fast the answer is', () =>
    suite.visit(form, async (visit) => {
      const calls = countCalls(visit);
      await fillIn(visit.page, form);
      await lineOf(visit, form).focus();
      for (let time = 0; time < 4; time += 1) await visit.page.keyboard.down('Enter');
      await visit.page.keyboard.up('Enter');
      await expectSuccess(visit, form);
      expect(calls()).toBe(1);
      expect(await visit.page.getByRole('group', { name: form.words.summaryHeading }).count()).toBe(
        0,
      );
      await expectHealthy(visit);
    }));
});

describe.each(formsToTest)('the %s form, while it sends', (_name, form) => {
  it('says so, keeps the focus, and holds still', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const { line } = suite.standIn();
      await fillIn(page, form);
      line.hold();
      await sendButton(page, form).click();
      await page.getByRole('button', { name: form.busy, exact: true }).waitFor();
      expect(await sendButton(page, form).getAttribute('aria-disabled')).toBe('true');
      expect(await sendButton(page, form).evaluate((one) => one === document.activeElement)).toBe(
        true,
      );
      await lineOf(visit, form).pressSequentially(' changed');
      expect(await valuesOf(page, form)).toEqual(form.values);
      line.release();
      await expectSuccess(visit, form);
      await expectHealthy(visit);
    }));

  it('waits for an answer that takes a minute, and says that it still sends', () =>
    suite.visit(
      form,
      async (visit) => {
        const { page } = visit;
        const { line } = suite.standIn();
        await fillIn(page, form);
        line.hold();
        await sendButton(page, form).click();
        await untilRequested(suite.standIn(), form);
        expect(await stillSending(visit, form).count()).toBe(0);
        await page.clock.fastForward(8000);
        await stillSending(visit, form).waitFor();
        await page.clock.fastForward(52_000);
        await stillSending(visit, form).waitFor();
        expect(await sendButton(page, form).innerText()).toContain(form.busy);
        expect(await shownToasts(page)).toEqual([]);
        line.release();
        await expectSuccess(visit, form);
        expect(await stillSending(visit, form).count()).toBe(0);
        expect(await suite.standIn().requests(form.call)).toEqual([
          { call: form.call, status: 200 },
        ]);
        await expectHealthy(visit);
      },
      { context: {}, before: ({ page }) => page.clock.install() },
    ));
});

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

async function sendSlowly(visit: FormVisit, form: FormUnderTest): Promise<void> {
  await fillIn(visit.page, form);
  suite.standIn().line.hold();
  await sendButton(visit.page, form).click();
  await untilRequested(suite.standIn(), form);
}

describe.each(formsToTest)('the %s form, left for another page while it sends', (_name, form) => {
  it('still has its success said there, and nothing more', () =>
    suite.visit(
      form,
      async (visit) => {
        const { page } = visit;
        await sendSlowly(visit, form);
        await goToAbout(visit, form);
        await answerComes(visit);
        const expected = form.success ? [{ role: 'status', text: form.success }] : [];
        expect(await toastsShown(page, expected.length)).toEqual(expected);
        // A registration would lead home after two seconds.
        await page.clock.fastForward(2000);
        await settled(visit);
        expect(page.url()).toBe(SITE + about(form));
        await goToForm(visit, form);
        expect(await valuesOf(page, form)).toEqual(emptied(form));
        await expectHealthy(visit);
      },
      { context: {}, before: ({ page }) => page.clock.install() },
    ));

  it('has its error said there, and still has what was typed', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      await suite.standIn().break(form.call, 'message-absent');
      await sendSlowly(visit, form);
      await goToAbout(visit, form);
      await answerComes(visit);
      expect(await toastsShown(page, 1)).toEqual([{ role: 'alert', text: form.failure }]);
      await goToForm(visit, form);
      if (form.name === 'contact') await restoreButton(page, form).click();
      expect(withoutPassword(await valuesOf(page, form))).toEqual(withoutPassword(form.values));
      await suite.standIn().mend();
      await fillIn(page, form);
      await sendButton(page, form).click();
      if (form.name === 'login') await page.waitForURL(form.home);
      else await toastsShown(page, 2);
      await expectHealthy(visit);
    }));

  it('cannot be sent again where it is open again by then, and is emptied by its success', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      await sendSlowly(visit, form);
      await goToAbout(visit, form);
      await goToForm(visit, form);
      expect(withoutPassword(await valuesOf(page, form))).toEqual(withoutPassword(form.values));
      await page.getByRole('button', { name: form.busy, exact: true }).waitFor();
      await sendButton(page, form).click({ force: true });
      await lineOf(visit, form).press('Enter');
      await answerComes(visit);
      expect(await suite.standIn().requests(form.call)).toHaveLength(1);
      await page.waitForFunction(
        (mark) => ![...document.querySelectorAll('input')].some(({ value }) => value === mark),
        form.mark,
      );
      expect(await valuesOf(page, form)).toEqual(emptied(form));
      expect(page.url()).toBe(SITE + form.path);
      await expectHealthy(visit);
    }));

  const departures: [string, (visit: FormVisit) => Promise<unknown>][] = [
    ['loading another page', ({ page }) => page.goto('/about')],
    ['a reload', ({ page }) => page.reload()],
    ['going back', ({ page }) => page.goBack()],
  ];
  const place = formsToTest.findIndex(([, one]) => one === form);

  // One way out of each form, and each way out of some.
  test.each(toTest(departures, (_one, index) => index === place % departures.length))(
    'by %s, still has what was typed',
    (_departure, leave) =>
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
        expect(await valuesOf(page, form)).toEqual({
          ...form.values,
          ...('password' in form.values && { password: '' }),
        });
        await fillIn(page, form);
        await sendButton(page, form).click();
        await expectSuccess(visit, form);
        await expectHealthy(visit);
      }),
  );
});
