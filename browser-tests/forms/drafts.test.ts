import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { launchOptionsFor } from '../../scripts/lib/processes/browser';
import { expect, inGate, outsideGate, SITE } from '../fixtures';
import {
  contact,
  emptied,
  fillIn,
  formsByName,
  isReady,
  lead,
  login,
  sendButton,
  signup,
  valuesOf,
} from '../support/forms';
import { expectSent, keptByBrowser, openForm, test } from '../support/formVisit';

for (const [name, form] of formsByName) {
  const what =
    form === login ? 'nothing' : 'its values, apart from a password, for half an hour in this tab';
  test(`the ${name} form keeps ${what}`, inGate(form === lead), async ({ context, page }) => {
    await openForm(page, form);
    await fillIn(page, form);
    await page.reload();
    await isReady(page);
    const afterReload = { ...form.values, ...('password' in form.values && { password: '' }) };
    await expect
      .poll(() => valuesOf(page, form))
      .toEqual(form === login ? emptied(form) : afterReload);
    expect((await keptByBrowser(page)).includes(form.mark)).toBe(form !== login);

    const other = await context.newPage();
    await openForm(other, form);
    await expect.poll(() => valuesOf(other, form)).toEqual(emptied(form));

    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 31 * 60_000;
    });
    await page.reload();
    await isReady(page);
    await expect.poll(() => valuesOf(page, form)).toEqual(emptied(form));
    expect(await keptByBrowser(page)).not.toContain(form.mark);
  });
}

test.describe('in a tab that is closed and opened again', outsideGate, () => {
  for (const form of [signup, login]) {
    test(`the ${form.name} form is empty`, async () => {
      const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
      const { args, executablePath } = launchOptionsFor(true);
      const visit = (...more: string[]): Promise<BrowserContext> =>
        chromium.launchPersistentContext(profile, {
          baseURL: SITE,
          executablePath,
          args: [...args, ...more],
        });
      const opened = await visit();
      const page: Page = await opened.newPage();
      await openForm(page, form);
      await fillIn(page, form);
      await opened.close();

      const again = await visit('--restore-last-session');
      const isForm = (other: Page) => other.url() === SITE + form.path;
      await expect.poll(() => again.pages().some(isForm)).toBe(true);
      const restored = again.pages().find(isForm);
      if (!restored) throw new Error('The tab is gone.');
      await isReady(restored);
      await expect.poll(() => valuesOf(restored, form)).toEqual(emptied(form));
      expect(await keptByBrowser(restored)).not.toContain(form.mark);
      await again.close();
      await rm(profile, { recursive: true });
    });
  }
});

// https://github.com/enketo/enketo/issues/567
test('a form that was sent in one tab is empty in its duplicate, which says why', async ({
  context,
  page,
  standIn,
}) => {
  await openForm(page, contact);
  await fillIn(page, contact);
  const opening = context.waitForEvent('page');
  // Such a tab has a copy of the session storage, like a duplicated one.
  await page.evaluate(() => window.open(location.href));
  const duplicate = await opening;
  await isReady(duplicate);
  await expect.poll(() => valuesOf(duplicate, contact)).toEqual(contact.values);
  // It is shown for three seconds only.
  const toast = duplicate.locator('.Toastify__toast--success');
  const said = toast.getByText(contact.success, { exact: true }).waitFor();
  await sendButton(page, contact).click();
  await expectSent(page, standIn, contact);
  await expect.poll(() => valuesOf(duplicate, contact)).toEqual(emptied(contact));
  await said;
  await sendButton(duplicate, contact).click();
  expect(await keptByBrowser(duplicate)).not.toContain(contact.mark);
  expect(await standIn.requests(contact.call)).toHaveLength(1);
});
