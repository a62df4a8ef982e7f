/** Cookie Preferences: by keyboard, remembered, revocable; and nothing optional is ever stored without. */
import type { Page } from 'playwright-core';
import { API, SITE } from '../support/addresses';
import { findingsInBothThemes } from '../support/axe';
import { hasStarted, visit, withPage } from '../support/browser';
import { consent, filled, footerLinkTo, navigation } from '../support/content';
import { contact, fillIn, isReady, restoreButton, sendButton } from '../support/forms';
import { routes } from '../support/routes';
import { PHONE, STILL } from '../support/screens';
import { pieces } from './support/faults';

const optional = consent.categories.filter(({ key }) => key !== 'necessary');
const OPTIONAL = optional.map(({ name }) => name);
const nameOf = (wanted: string) =>
  consent.categories.find(({ key }) => key === wanted)?.name ?? wanted;
const NECESSARY = nameOf('necessary');
const ANALYTICS = nameOf('analytics');
const FUNCTIONAL = nameOf('functional');
const ADVERTISING = nameOf('advertising');
const { acceptAll, refuseAll, dialog: dialogWords } = consent;

const opener = (page: Page) =>
  page.locator('footer').getByRole('button', { name: navigation.footer.cookiePreferences });
const dialog = (page: Page) => page.getByRole('dialog', { name: dialogWords.title });
const banner = (page: Page) => page.getByRole('region', { name: consent.banner.title });
const toggle = (page: Page, name: string) =>
  dialog(page).getByRole('switch', { name, exact: true });

/** Serves the site's words with these optional categories in use, whatever the content says. */
const serveConsent = (page: Page, inUse: readonly string[], version = 1) =>
  page.route(pieces['the site’s words'], async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace(
        /("key":"(\w+)",[^}]*?"isInUse":)(?:true|false)/g,
        (_all, start: string, key: string) =>
          `${start}${String(key === 'necessary' || inUse.includes(key))}`,
      )
      .replace(/("version":)\d+/g, `$1${version}`);
    await route.fulfill({ response, body });
  });

async function open(page: Page, path = '/about'): Promise<void> {
  await visit(page, path);
  await hasStarted(page);
}

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await dialog(page).waitFor();
}

/** The categories that the browser remembers as allowed; null before any choice. */
const remembered = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const choice = localStorage.getItem('consent');
    const parsed: unknown = choice === null ? null : JSON.parse(choice);
    if (typeof parsed !== 'object' || parsed === null) return null;
    const categories: unknown = Reflect.get(parsed, 'categories');
    return Array.isArray(categories) ? categories.map(String).sort() : null;
  });

/** What of a button's look could give it more weight than another. */
const weight = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { backgroundColor, boxShadow, color, fontSize, fontWeight, height, padding } =
      getComputedStyle(button);
    return { backgroundColor, boxShadow, color, fontSize, fontWeight, height, padding };
  });

describe('the dialogue', () => {
  test('opens, is used and closes by the keyboard alone, and gives the focus back', () =>
    withPage(async ({ page, errors }) => {
      await open(page);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      const visited = new Set<string>();
      for (let step = 0; step < 12; step += 1) {
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          const isInside =
            Boolean(activeElement?.closest('dialog')) || activeElement?.tagName === 'BODY';
          return { isInside, name: activeElement?.id || activeElement?.textContent || '' };
        });
        expect(place.isInside).toBe(true);
        visited.add(place.name);
        await page.keyboard.press('Tab');
      }
      expect(visited.size).toBeGreaterThanOrEqual(7);
      await toggle(page, FUNCTIONAL).focus();
      await page.keyboard.press('Space');
      expect(await toggle(page, FUNCTIONAL).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await remembered(page)).toBeNull();
      expect(errors).toEqual([]);
    }));

  test('says what each category is and which of them are in use', () =>
    withPage(async ({ page }) => {
      await serveConsent(page, []);
      await open(page);
      await openDialog(page);
      expect(await toggle(page, NECESSARY).isChecked()).toBe(true);
      expect(await toggle(page, NECESSARY).isDisabled()).toBe(true);
      for (const name of OPTIONAL) {
        expect(await toggle(page, name).isChecked()).toBe(false);
        const described = await toggle(page, name).getAttribute('aria-describedby');
        const text = await page.locator(`[id="${described ?? ''}"]`).innerText();
        expect(text).toContain(dialogWords.notInUse);
        expect(text.length).toBeGreaterThan(dialogWords.notInUse.length + 20);
      }
    }));

  test('gives accepting and refusing the same weight', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      expect(await weight(page, acceptAll)).toEqual(await weight(page, refuseAll));
    }));

  test.each([
    [acceptAll, ['advertising', 'analytics', 'functional', 'necessary']],
    [refuseAll, ['necessary']],
  ])('%s is remembered', (button, categories) =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await dialog(page).getByRole('button', { name: button }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByRole('status').filter({ hasText: consent.messages.saved }).waitFor();
      expect(await remembered(page)).toEqual(categories);
      await page.reload();
      await hasStarted(page);
      await openDialog(page);
      for (const name of OPTIONAL) {
        expect(await toggle(page, name).isChecked()).toBe(button === acceptAll);
      }
    }),
  );

  test('takes each category by itself, and takes it back', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await toggle(page, ANALYTICS).check();
      await dialog(page).getByRole('button', { name: dialogWords.save }).click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['analytics', 'necessary']);
      await openDialog(page);
      expect(await toggle(page, ANALYTICS).isChecked()).toBe(true);
      expect(await toggle(page, ADVERTISING).isChecked()).toBe(false);
      await toggle(page, ANALYTICS).uncheck();
      await dialog(page).getByRole('button', { name: dialogWords.save }).click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['necessary']);
    }));

  test('leads to the policy and closes on the way', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await dialog(page).locator('a').first().click();
      await page.waitForURL(`${SITE}/cookies`);
      await dialog(page).waitFor({ state: 'detached' });
      await openDialog(page);
      await dialog(page).locator('a').first().click();
      await dialog(page).waitFor({ state: 'detached' });
    }));

  test('has nothing that axe complains of, in either theme', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, STILL));

  test.each([
    ['a phone', PHONE],
    ['a very small window', { viewport: { width: 320, height: 480 } }],
  ])('fits %s', (_window, options) =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      const box = await dialog(page).boundingBox();
      const size = page.viewportSize();
      expect(box && size && box.x >= 0 && box.x + box.width <= size.width).toBe(true);
      expect(box && size && box.y >= 0 && box.y + box.height <= size.height).toBe(true);
      const excess = await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(excess).toBe(0);
      await dialog(page).getByRole('button', { name: dialogWords.save }).click();
      await dialog(page).waitFor({ state: 'detached' });
    }, options),
  );

  test('costs nothing until it is opened', () =>
    withPage(async ({ page }) => {
      await serveConsent(page, []);
      await open(page);
      await page.waitForLoadState('networkidle');
      const asked = page.waitForRequest(/\.js$/);
      await openDialog(page);
      await asked;
      expect(await banner(page).count()).toBe(0);
    }));
});

describe('once a category is in use', () => {
  const useAnalytics = (page: Page, version = 1) => serveConsent(page, ['analytics'], version);

  test('a banner asks, without taking the focus, until there is an answer', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      expect(await weight(page, acceptAll)).toEqual(await weight(page, refuseAll));
      expect(await remembered(page)).toBeNull();
      await banner(page).getByRole('button', { name: refuseAll }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['necessary']);
      const read = page.waitForResponse(/\.js$/);
      await page.reload();
      await read;
      await hasStarted(page);
      await openDialog(page);
      expect(await banner(page).count()).toBe(0);
    }));

  test('the banner opens the dialogue, where the choice can be made, too', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).getByRole('button', { name: consent.banner.open }).click();
      await toggle(page, ANALYTICS).check();
      await dialog(page).getByRole('button', { name: dialogWords.save }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['analytics', 'necessary']);
    }));

  test('a new version asks again', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).getByRole('button', { name: acceptAll }).click();
      await banner(page).waitFor({ state: 'detached' });
      await page.unroute(pieces['the site’s words']);
      await useAnalytics(page, 2);
      await page.reload();
      await banner(page).waitFor();
    }));

  test('the banner has nothing that axe complains of, in either theme', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).waitFor();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, STILL));
});

describe('what is stored', () => {
  interface Listed {
    name: string;
    category: string;
  }

  /** The table of the Cookies Policy. */
  async function listed(page: Page): Promise<Listed[]> {
    await visit(page, '/cookies');
    return page.locator('table tbody tr').evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('th')?.textContent.trim() ?? '',
        category: row.querySelectorAll('td')[1]?.textContent.trim() ?? '',
      })),
    );
  }

  const stored = (page: Page): Promise<string[]> =>
    page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? ''),
    ]);

  /** A name that ends in "…" stands for all that begin so. */
  const isNamed = ({ name }: Listed, key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name;

  test(
    'is listed in the policy and necessary, whatever a visitor does short of consenting',
    () =>
      withPage(async ({ page }) => {
        const seen = new Set<string>();
        const look = async () => {
          for (const key of await stored(page)) if (key !== '') seen.add(key);
          expect(await page.context().cookies()).toEqual([]);
        };
        await page.route(`${API}/**`, (route) => route.abort());
        for (const route of routes) {
          await open(page, encodeURI(route));
          await page.mouse.wheel(0, 2000);
          await look();
        }
        await page
          .locator('header')
          .getByRole('link', { name: filled(navigation.words.home) })
          .click();
        await page.getByRole('button', { name: /theme/i }).first().click();
        await look();
        await page
          .locator('footer')
          .getByRole('link', { name: footerLinkTo('/contact') })
          .click();
        await isReady(page);
        await fillIn(page, contact);
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
        await look();
        await sendButton(page, contact).click();
        await restoreButton(page).waitFor();
        await look();
        await openDialog(page);
        await dialog(page).getByRole('button', { name: refuseAll }).click();
        await dialog(page).waitFor({ state: 'detached' });
        await look();

        const list = await listed(page);
        const unlisted = [...seen].filter((key) => !list.some((item) => isNamed(item, key)));
        expect(unlisted).toEqual([]);
        const optional = [...seen].filter((key) =>
          list.some((item) => isNamed(item, key) && OPTIONAL.includes(item.category)),
        );
        expect(optional).toEqual([]);
        // The list names nothing that is not: only Gatsby's note after a deploy did not come up.
        const unused = list.filter((item) => ![...seen].some((key) => isNamed(item, key)));
        expect(unused.map(({ name }) => name)).toEqual(['gatsby-reload-compilation-hash-match']);
      }),
    120_000,
  );

  test('is nothing at all for a visitor who only looks at a page', () =>
    withPage(async ({ page }) => {
      await open(page);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(await page.context().cookies()).toEqual([]);
    }));
});
