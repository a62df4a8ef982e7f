import { SITE } from '../support/addresses';
import {
  account,
  fillIn,
  formsByName,
  restoreButton,
  sendButton,
  valuesOf,
} from '../support/forms';
import {
  expectHealthy,
  formSuite,
  shownToasts,
  untilRequested,
  type FormVisit,
} from '../support/formVisit';
import { KEEPS_PAGES } from '../support/launch';

const suite = formSuite(KEEPS_PAGES);

beforeEach(() => suite.standIn().addAccount(account));

/** Leaves for another document and comes back to this one, as it was. */
async function leaveAndComeBack({ page }: FormVisit): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/cookies');
  // There is no "load" on the way back.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.restored === 'true');
}

describe.each(formsByName)('the %s form out of the back/forward cache', (name, form) => {
  const sendsWell = async (visit: FormVisit) => {
    const { page } = visit;
    const before = (await shownToasts(page)).length;
    await sendButton(page, form).click();
    if (name === 'login') await page.waitForURL(`${SITE}/`, { waitUntil: 'commit' });
    else {
      await page.waitForFunction(
        ([count, text]) => window.shownToasts?.slice(count).some((one) => one.text === text),
        [before, form.success] as const,
      );
    }
    await expectHealthy(visit);
  };

  it('holds what was typed, and can be sent', () =>
    suite.visit(form, async (visit) => {
      await fillIn(visit.page, form);
      await leaveAndComeBack(visit);
      expect(await valuesOf(visit.page, form)).toEqual(form.values);
      await sendsWell(visit);
      expect(await suite.standIn().requests(form.call)).toHaveLength(1);
    }));

  it('works where it was left while it was sending', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const standIn = suite.standIn();
      await fillIn(page, form);
      await standIn.break(form.call, 500);
      standIn.line.hold();
      await sendButton(page, form).click();
      await untilRequested(standIn, form);
      await leaveAndComeBack(visit);
      await standIn.mend();
      await page.getByRole('button', { name: form.send, exact: true }).waitFor();
      const restore = restoreButton(page);
      if (await restore.isVisible()) await restore.click();
      expect(await valuesOf(page, form)).toEqual(form.values);
      await sendsWell(visit);
    }));
});
