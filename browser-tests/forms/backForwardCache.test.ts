import type { Page } from '@playwright/test';
import { expect, inGate, KEEP_NO_PAGES, SITE } from '../fixtures';
import {
  contact,
  fillIn,
  formsByName,
  restoreButton,
  sendButton,
  signup,
  valuesOf,
} from '../support/forms';
import { openForm, sendSlowly, shownToasts, test, toastsShown } from '../support/formVisit';

test.use({ leftOutFlags: [KEEP_NO_PAGES] });

/** Loads another page and goes back to this one, which comes from the back/forward cache. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.restored = String(persisted);
    });
  });
  await page.goto('/cookies');
  // A cached page has no "load" event.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.restored === 'true');
}

for (const [name, form] of formsByName) {
  const isSending = [contact, signup].includes(form);
  const state = isSending ? 'sending' : 'filled in';
  test(
    `the ${name} form, left while ${state}, has its values after Back and can be sent`,
    inGate(['contact', 'login'].includes(name)),
    async ({ page, standIn }) => {
      await openForm(page, form);
      let letGo: () => void = () => undefined;
      if (isSending) {
        await standIn.break(form.call, 500);
        letGo = await sendSlowly(page, standIn, form);
      } else await fillIn(page, form);
      await leaveAndComeBack(page);
      await standIn.mend();
      letGo();
      await expect(page.getByRole('button', { name: form.send, exact: true })).toBeVisible();
      // The error comes at any time after Back, and clears the contact form.
      if (isSending) await toastsShown(page, 1);
      if (form === contact) await restoreButton(page).click();
      await expect.poll(() => valuesOf(page, form)).toEqual(form.values);
      const before = (await shownToasts(page)).length;
      await sendButton(page, form).click();
      if (name === 'login') await page.waitForURL(`${SITE}/`, { waitUntil: 'commit' });
      else {
        await page.waitForFunction(
          ([count, text]) => window.shownToasts?.slice(count).some((toast) => toast.text === text),
          [before, form.success] as const,
        );
      }
    },
  );
}
