import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { asRead, site } from '../support/content';
import { lead } from '../support/forms';

const { email, phone } = site;

test.use({ javaScriptEnabled: false });

test('without JavaScript, contact details replace each form', async ({ page }) => {
  for (const path of ['/', '/contact', '/login', '/signup', '/risk', '/amplification']) {
    await page.goto(path);
    const form = page.locator('form');
    await expect(form).toHaveCount(1);
    expect((await form.innerText()).trim()).toBe(asRead(lead.words.withoutScript));
    const call = form.getByRole('link', { name: phone, exact: true });
    await expect(call).toHaveAttribute('href', `tel:${phone.replace(/[^+\d]/g, '')}`);
    const write = form.getByRole('link', { name: email, exact: true });
    await expect(write).toHaveAttribute('href', `mailto:${email}`);
    // The links can be clicked, and no control is visible.
    await call.click({ trial: true });
    await write.click({ trial: true });
    const controls = form.locator('input, select, textarea, button');
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    await expect(page).toHaveURL(SITE + path);
  }
});
