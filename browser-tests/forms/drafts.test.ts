import { expect, inGate } from '../fixtures';
import { emptied, fillIn, formsByName, isReady, lead, valuesOf } from '../support/forms';
import { keptByBrowser, openForm, test } from '../support/formVisit';

for (const [name, form] of formsByName) {
  test(
    `the ${name} form keeps its values after a reload, but no password, and is empty in another tab`,
    inGate(form === lead),
    async ({ context, page }) => {
      await openForm(page, form);
      await fillIn(page, form);
      await page.reload();
      await isReady(page);
      const afterReload = { ...form.values, ...('password' in form.values && { password: '' }) };
      expect(await valuesOf(page, form)).toEqual(afterReload);
      expect(await keptByBrowser(page)).toContain(form.mark);
      const other = await context.newPage();
      await openForm(other, form);
      expect(await valuesOf(other, form)).toEqual(emptied(form));
    },
  );
}
