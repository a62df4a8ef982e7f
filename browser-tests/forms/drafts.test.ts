import { emptied, fillIn, formsByName, isReady, valuesOf } from '../support/forms';
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
