import { SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { asRead, site } from '../support/content';
import { lead } from '../support/forms';

const { email, phone } = site;

test('without JavaScript each page says how to reach the company instead of a dead form', () =>
  withPage(
    async ({ page, errors }) => {
      for (const path of ['/', '/contact', '/login', '/signup', '/risk', '/amplification']) {
        await page.goto(path);
        const form = page.locator('form');
        expect(await form.count()).toBe(1);
        expect((await form.innerText()).trim()).toBe(asRead(lead.words.withoutScript));
        const call = form.getByRole('link', { name: phone, exact: true });
        expect(await call.getAttribute('href')).toBe(`tel:${phone.replace(/[^+\d]/g, '')}`);
        const write = form.getByRole('link', { name: email, exact: true });
        expect(await write.getAttribute('href')).toBe(`mailto:${email}`);
        // Both can be pressed, and no control can.
        await call.click({ trial: true });
        await write.click({ trial: true });
        const controls = form.locator('input, select, textarea, button');
        expect(await controls.filter({ visible: true }).count()).toBe(0);
        expect(page.url()).toBe(SITE + path);
      }
      expect(errors).toEqual([]);
    },
    { javaScriptEnabled: false },
  ));
