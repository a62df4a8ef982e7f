import {
  contact,
  emptied,
  fillIn,
  formsByName,
  isReady,
  restoreButton,
  sendButton,
  valuesOf,
} from '../support/forms';
import { expectHealthy, formSuite, keptByBrowser, openTab } from '../support/formVisit';

const suite = formSuite();

test.each(formsByName)(
  'the %s form survives a reload in its tab, without a password, and nowhere else',
  (_name, form) =>
    suite.visit(form, async (visit) => {
      const { page, context } = visit;
      await fillIn(page, form);
      await page.reload();
      await isReady(page);
      const afterReload = { ...form.values, ...('password' in form.values && { password: '' }) };
      expect(await valuesOf(page, form)).toEqual(afterReload);
      expect(await keptByBrowser(page)).toContain(form.mark);
      await expectHealthy(visit);
      const other = await openTab(context);
      await other.page.goto(form.path);
      await isReady(other.page);
      expect(await valuesOf(other.page, form)).toEqual(emptied(form));
      await other.page.close();
    }),
);

test('the contact form, cleared after an error, offers the message through a reload and from another page', () =>
  suite.visit(contact, async (visit) => {
    const { page } = visit;
    const offer = restoreButton(page);
    await fillIn(page, contact);
    await suite.standIn().break('contact-us', 500);
    await sendButton(page, contact).click();
    await offer.waitFor();
    expect(await valuesOf(page, contact)).toEqual(emptied(contact));
    await page.reload();
    await page.goto('/about');
    await page.goto('/contact');
    await offer.click();
    expect(await valuesOf(page, contact)).toEqual(contact.values);
    expect(await offer.count()).toBe(0);
    expect(await page.locator(':focus').getAttribute('name')).toBe('first_name');
    await expectHealthy(visit);
  }));
