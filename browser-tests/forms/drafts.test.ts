import { SITE } from '../support/addresses';
import {
  account,
  contact,
  emptied,
  fillIn,
  formsByName,
  isReady,
  PASSWORD,
  restoreButton,
  sendButton,
  valuesOf,
} from '../support/forms';
import {
  expectHealthy,
  formSuite,
  keptByBrowser,
  openTab,
  toastsShown,
  type FormVisit,
} from '../support/formVisit';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

describe.each(formsByName)('the %s form', (name, form) => {
  const afterReload = { ...form.values, ...('password' in form.values && { password: '' }) };

  it('survives a reload in its tab, without a password, and nowhere else', () =>
    suite.visit(form, async (visit) => {
      const { page, context } = visit;
      await fillIn(page, form);
      await page.reload();
      await isReady(page);
      expect(await valuesOf(page, form)).toEqual(afterReload);
      expect(await keptByBrowser(page)).toContain(form.mark);
      await expectHealthy(visit);
      const other = await openTab(context);
      await other.page.goto(form.path);
      await isReady(other.page);
      expect(await valuesOf(other.page, form)).toEqual(emptied(form));
      await other.page.close();
    }));

  it('never keeps a password, whatever the visitor does', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const moments: (() => Promise<unknown>)[] = [
        () => fillIn(page, form),
        // A draft is written when typing pauses.
        () =>
          page.waitForFunction(
            (mark) => JSON.stringify({ ...sessionStorage }).includes(mark),
            form.mark,
          ),
        () => page.evaluate(() => window.dispatchEvent(new Event('pagehide'))),
        async () => {
          await suite.standIn().break(form.call, 'message-absent');
          await sendButton(page, form).click();
          expect(await toastsShown(page, 1)).toEqual([{ role: 'alert', text: form.failure }]);
        },
        () => page.reload(),
      ];
      for (const moment of moments) {
        await moment();
        const kept = await keptByBrowser(page);
        expect(kept).not.toContain(PASSWORD);
        expect(kept).not.toContain(PASSWORD.trim());
      }
    }));

  it('keeps nothing once it has arrived', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      await fillIn(page, form);
      await page.reload();
      await isReady(page);
      await fillIn(page, form);
      await sendButton(page, form).click();
      if (name === 'login') await page.waitForURL(`${SITE}/`);
      else await toastsShown(page, 1);
      const kept = await keptByBrowser(page);
      for (const value of Object.values(form.values)) {
        if (typeof value === 'string') expect(kept).not.toContain(value);
      }
      await page.goto(form.path);
      await isReady(page);
      expect(await valuesOf(page, form)).toEqual(emptied(form));
      expect(await restoreButton(visit.page).count()).toBe(0);
    }));

  it('works where the browser forbids storage', () =>
    suite.visit(
      form,
      async (visit) => {
        const { page } = visit;
        await fillIn(page, form);
        await sendButton(page, form).click();
        if (name === 'login') await page.waitForURL(`${SITE}/`);
        else await toastsShown(page, 1);
        expect(visit.complaints).toEqual([]);
        expect(await suite.standIn().requests(form.call)).toMatchObject([{ status: 200 }]);
      },
      {
        before: ({ page }) =>
          page.addInitScript(() => {
            for (const storage of ['sessionStorage', 'localStorage']) {
              Object.defineProperty(window, storage, {
                get: () => {
                  throw new DOMException('Forbidden', 'SecurityError');
                },
              });
            }
          }),
      },
    ));
});

describe('the contact form, cleared after an error', () => {
  const fail = async (visit: FormVisit) => {
    await suite.standIn().break('contact-us', 500);
    await sendButton(visit.page, contact).click();
    await restoreButton(visit.page).waitFor();
    await suite.standIn().mend();
  };

  it('offers the message through a reload and from another page, and puts it back', () =>
    suite.visit(contact, async (visit) => {
      const { page } = visit;
      await fillIn(page, contact);
      await fail(visit);
      expect(await valuesOf(page, contact)).toEqual(emptied(contact));
      await page.reload();
      await page.goto('/about');
      await page.goto('/contact');
      await restoreButton(visit.page).click();
      expect(await valuesOf(page, contact)).toEqual(contact.values);
      expect(await restoreButton(visit.page).count()).toBe(0);
      const focused = page.locator(':focus');
      expect(await focused.getAttribute('name')).toBe('first_name');
      await expectHealthy(visit);
    }));

  it('loses neither the message nor what was written since', () =>
    suite.visit(contact, async (visit) => {
      const { page } = visit;
      await fillIn(page, contact);
      await fail(visit);
      const since = { ...contact.values, message: 'Another message' };
      await fillIn(page, contact, since);
      await restoreButton(visit.page).click();
      expect(await valuesOf(page, contact)).toEqual(contact.values);
      await restoreButton(visit.page).click();
      expect(await valuesOf(page, contact)).toEqual(since);
    }));

  it('forgets the message once one has arrived', () =>
    suite.visit(contact, async (visit) => {
      const { page } = visit;
      await fillIn(page, contact);
      await fail(visit);
      await fillIn(page, contact, { ...contact.values, message: 'Another message' });
      await sendButton(page, contact).click();
      await toastsShown(page, 2);
      expect(await restoreButton(visit.page).count()).toBe(0);
      expect(await keptByBrowser(page)).not.toContain(contact.mark);
    }));
});
