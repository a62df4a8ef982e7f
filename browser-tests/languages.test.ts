/** Pages in languages other than the main one, and the switch between languages. */
import type { Page } from '@playwright/test';
import { directionOf } from '../src/content/text/languageNames';
import { pathIn } from '../src/content/text/languages';
import { expect, inGate, test } from './fixtures';
import { SITE } from './support/addresses';
import { findingsOfLook } from './support/axe';
import { start } from './support/browser';
import { filled, languages, navigationIn, otherLanguages, site } from './support/content';
import { visits } from './support/routes';
import { open, PHONE, sidewaysOverflow, STILL_WIDE } from './support/screens';

const [first] = otherLanguages;
if (!first) throw new Error('The site has one language only.');

const MIDDLE = STILL_WIDE.viewport.width / 2;

/** The link to the page in another language. */
const switchTo = (page: Page, name: string) =>
  page.locator('header, section').getByRole('link', { name, exact: true }).first();

/** True for a language in Latin script. */
const isLatin = (code: string) => new Intl.Locale(code).maximize().script === 'Latn';

/** Elements with letter spacing, which breaks joined scripts. */
const letterSpaced = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
      .map((element) => element.outerHTML.slice(0, 80)),
  );

for (const { code } of otherLanguages) {
  test.describe('in a wide window', () => {
    test.use(STILL_WIDE);

    for (const { to, paths, isInGate } of visits) {
      test(
        `${to} in "${code}" has its language and direction, joined letters, nothing cut off and no axe findings`,
        inGate(isInGate),
        async ({ page }) => {
          for (const path of paths) {
            await open(page, pathIn(code, path));
            await expect(page.locator('html')).toHaveAttribute('lang', code);
            await expect(page.locator('html')).toHaveCSS('direction', directionOf(code));
            const spaced = isLatin(code) ? [] : await letterSpaced(page);
            const findings = await findingsOfLook(page, 'dark');
            expect.soft({ path, spaced, findings }).toEqual({ path, spaced: [], findings: [] });
            for (const width of [320, 768, 1200]) {
              await page.setViewportSize({ width, height: 800 });
              expect.soft([path, width, await sidewaysOverflow(page)]).toEqual([path, width, []]);
            }
          }
        },
      );
    }
  });
}

test('in a right-to-left form, text of any script starts at the label’s edge', async ({ page }) => {
  await open(page, pathIn(first.code, '/contact'));
  for (const [name, value] of [
    ['first_name', 'Mohammed'],
    ['email', 'm@acme.ae'],
  ] as const) {
    const field = page.locator(`[name="${name}"]`);
    await field.fill(value);
    await expect(field).toHaveCSS('direction', 'rtl');
    await expect(field).toHaveCSS('text-align', 'right');
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  }
});

// https://github.com/jackocnr/intl-tel-input/issues/2105
for (const language of languages) {
  test(`a phone number is written from left to right in any digits (${language})`, async ({
    page,
  }) => {
    await open(page, pathIn(language, '/contact'));
    const field = page.locator('[name="phone"]');
    for (const number of ['٠٥٠ ١٢٣ ٤٥٦٧', '۰۵۰ ۱۲۳ ۴۵۶۷', '+971 50 123 4567']) {
      await field.fill(number);
      await expect(field).toHaveCSS('direction', 'ltr');
      await expect(field).toHaveCSS('unicode-bidi', 'bidi-override');
      await expect(field).toHaveCSS(
        'text-align',
        directionOf(language) === 'rtl' ? 'right' : 'left',
      );
    }
    // An override would write these words backwards.
    await field.fill('٠٥٠ ١٢٣ ٤٥٦٧، تحويلة ٥');
    await expect(field).toHaveCSS('unicode-bidi', 'isolate');
  });
}

for (const { code } of otherLanguages.filter(({ code }) => directionOf(code) === 'rtl')) {
  test.describe('in a wide window', () => {
    test.use(STILL_WIDE);
    const { main, topBar, words } = navigationIn(code);

    const middle = (page: Page, role: 'link' | 'button' | 'heading' | 'img', name?: string) =>
      page
        .getByRole(role, { name, includeHidden: true })
        .filter({ visible: true })
        .first()
        .evaluate((element) => {
          const { left, width } = element.getBoundingClientRect();
          return left + width / 2;
        });

    test(`the first Tab stop in "${code}" skips to the content, the last is in the footer`, async ({
      page,
    }) => {
      await open(page, pathIn(code, '/risk'));
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
      await page.locator('footer a[href^="mailto:"]').focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveCount(0);
    });

    test(`the layout in "${code}" is mirrored`, async ({ page }) => {
      await open(page, pathIn(code, '/risk'));
      await expect
        .poll(() => middle(page, 'link', filled(words.home, code)))
        .toBeGreaterThan(MIDDLE);
      const last = main.at(-1);
      await expect
        .poll(() => middle(page, last?.link ? 'link' : 'button', last?.label))
        .toBeLessThan(MIDDLE);
      await expect.poll(() => middle(page, 'link', topBar.login)).toBeLessThan(MIDDLE);
      await expect.poll(() => middle(page, 'heading')).toBeGreaterThan(MIDDLE);
      const picture = await page.locator('main img:visible').first().boundingBox();
      expect(picture?.x).toBeLessThan(MIDDLE - (picture?.width ?? 0) / 2);
    });
  });
}

test.describe('the language switch', () => {
  const { code, name } = first;

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('leads to the translated page and back, with query and fragment', async ({ page }) => {
      await page.goto('/contact?subject=password#main');
      await switchTo(page, name).click();
      await page.waitForURL(`${SITE}${pathIn(code, '/contact')}?subject=password#main`);
      await switchTo(page, site.languageName).click();
      await page.waitForURL(`${SITE}/contact?subject=password#main`);
    });
  });

  test('keeps the theme and the draft of a form', async ({ page }) => {
    await start(page, '/contact');
    await page.locator('[data-theme-toggle]').first().click();
    await expect(page.locator('html.dark')).toBeVisible();
    await page.locator('[name="message"]').fill('Half a message');
    await page.waitForFunction(() =>
      Object.values(sessionStorage).some((value) => String(value).includes('Half a message')),
    );
    await switchTo(page, name).click();
    await page.waitForURL(`${SITE}${pathIn(code, '/contact')}`);
    await start(page, pathIn(code, '/contact'));
    await expect(page.locator('html.dark')).toHaveCount(1);
    await expect(page.locator('[name="message"]')).toHaveValue('Half a message');
  });
});
