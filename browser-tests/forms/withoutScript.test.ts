import { expect, test } from '../fixtures';
import { SITE } from '../support/addresses';
import { asRead, filled } from '../support/content';
import { formOn, isReady, lead } from '../support/forms';

const offer = asRead(lead.words.withoutScript);

/** The links that the words hold, for which an editor may have left out the phone. */
const links = [...lead.words.withoutScript.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(
  ([, words = '', address = '']) => ({ name: filled(words), href: filled(address) }),
);

test.describe('a page whose inline script a proxy has changed', () => {
  test.use({ allowedErrors: /./, allowedFaults: / stops inline / });

  // https://github.com/NormB/sipnab/pull/170
  test('has the contact details beside its form', async ({ page }) => {
    await page.route(`${SITE}/contact`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<script>', '<script> ') });
    });
    await page.goto('/contact');
    await expect(formOn(page)).toContainText(offer);
    for (const { name } of links) {
      await formOn(page).getByRole('link', { name, exact: true }).click({ trial: true });
    }
  });
});

test('the contact details beside a form are never seen where scripts run', async ({ page }) => {
  // A font that arrives late moves lines.
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => {
    const shifts = new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if ('value' in shift && Number(shift.value) > 0.001) console.error('The form has moved.');
      }
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(function look() {
      const text = document.querySelector('form')?.innerText ?? '';
      if (/JavaScript/.test(text)) console.error('The contact details were seen.');
      if (!document.documentElement.hasAttribute('data-started')) requestAnimationFrame(look);
    });
  });
  await page.goto('/contact');
  await isReady(page);
  await expect(formOn(page)).not.toContainText(offer);
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows contact details in place of each form', async ({ page }) => {
    for (const path of ['/', '/contact', '/login', '/signup', '/risk', '/amplification']) {
      await page.goto(path);
      const form = page.locator('form');
      await expect(form).toHaveCount(1);
      expect((await form.innerText()).trim()).toBe(offer);
      await expect(form.getByRole('link')).toHaveCount(links.length);
      // The links can be clicked, and no control is visible.
      for (const { name, href } of links) {
        const link = form.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
        await link.click({ trial: true });
      }
      const controls = form.locator('input, select, textarea, button');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      await expect(page).toHaveURL(SITE + path);
    }
  });
});
