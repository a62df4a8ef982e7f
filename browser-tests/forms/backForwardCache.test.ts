import { SITE } from '../support/addresses';
import { fillIn, formsByName, restoreButton, sendButton, valuesOf } from '../support/forms';
import { expectHealthy, formSuite, shownToasts, type FormVisit } from '../support/formVisit';
import { KEEPS_PAGES } from '../support/launch';

const suite = formSuite(KEEPS_PAGES);

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

test.each(
  formsByName.flatMap(([name, form]) => [
    [name, 'filled in', false, form] as const,
    [name, 'sending', true, form] as const,
  ]),
)(
  'the %s form, left while it was %s, holds what was typed when it comes back, and can be sent',
  (name, _state, isSending, form) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const standIn = suite.standIn();
      if (isSending) {
        await standIn.break(form.call, 500);
        await suite.sendSlowly(visit, form);
      } else await fillIn(page, form);
      await leaveAndComeBack(visit);
      await standIn.mend();
      await page.getByRole('button', { name: form.send, exact: true }).waitFor();
      const restore = restoreButton(page);
      if (await restore.isVisible()) await restore.click();
      expect(await valuesOf(page, form)).toEqual(form.values);
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
    }),
);
