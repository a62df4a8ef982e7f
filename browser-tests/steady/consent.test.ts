/** Cookie Preferences: by keyboard, remembered, revocable; and nothing optional is ever stored without. */
import type { Page } from 'playwright-core';
import { API, SITE } from '../support/addresses';
import { findingsInBothThemes } from '../support/axe';
import { hasStarted, visit, withPage } from '../support/browser';
import { contact, fillIn, isReady, restoreButton, sendButton } from '../support/forms';
import { routes } from '../support/routes';
import { PHONE, STILL } from '../support/screens';
import { pieces } from './support/faults';

const OPTIONAL = ['Performance and analytics', 'Functional', 'Advertising'];

const opener = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Cookie Preferences' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie Preferences' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });
const toggle = (page: Page, name: string) =>
  dialog(page).getByRole('switch', { name, exact: true });

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
      await toggle(page, 'Functional').focus();
      await page.keyboard.press('Space');
      expect(await toggle(page, 'Functional').isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await remembered(page)).toBeNull();
      expect(errors).toEqual([]);
    }));

  test('says what each category is and which of them are in use', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      expect(await toggle(page, 'Necessary').isChecked()).toBe(true);
      expect(await toggle(page, 'Necessary').isDisabled()).toBe(true);
      for (const name of OPTIONAL) {
        expect(await toggle(page, name).isChecked()).toBe(false);
        const described = await toggle(page, name).getAttribute('aria-describedby');
        const text = await page.locator(`[id="${described ?? ''}"]`).innerText();
        expect(text).toMatch(/.{20,} Not in use today\.$/);
      }
    }));

  test('gives accepting and refusing the same weight', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      expect(await weight(page, 'Accept all')).toEqual(await weight(page, 'Only necessary'));
    }));

  test.each([
    ['Accept all', ['advertising', 'analytics', 'functional', 'necessary']],
    ['Only necessary', ['necessary']],
  ])('%s is remembered', (button, categories) =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await dialog(page).getByRole('button', { name: button }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await page.getByRole('status').filter({ hasText: 'is saved' }).waitFor();
      expect(await remembered(page)).toEqual(categories);
      await page.reload();
      await hasStarted(page);
      await openDialog(page);
      for (const name of OPTIONAL) {
        expect(await toggle(page, name).isChecked()).toBe(button === 'Accept all');
      }
    }),
  );

  test('takes each category by itself, and takes it back', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await toggle(page, 'Performance and analytics').check();
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['analytics', 'necessary']);
      await openDialog(page);
      expect(await toggle(page, 'Performance and analytics').isChecked()).toBe(true);
      expect(await toggle(page, 'Advertising').isChecked()).toBe(false);
      await toggle(page, 'Performance and analytics').uncheck();
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['necessary']);
    }));

  test('leads to the policy and closes on the way', () =>
    withPage(async ({ page }) => {
      await open(page);
      await openDialog(page);
      await dialog(page).getByRole('link', { name: 'Cookies Policy' }).click();
      await page.waitForURL(`${SITE}/cookies`);
      await dialog(page).waitFor({ state: 'detached' });
      await openDialog(page);
      await dialog(page).getByRole('link', { name: 'Cookies Policy' }).click();
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
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await dialog(page).waitFor({ state: 'detached' });
    }, options),
  );

  test('costs nothing until it is opened', () =>
    withPage(async ({ page }) => {
      await open(page);
      await page.waitForLoadState('networkidle');
      const asked = page.waitForRequest(/\.js$/);
      await openDialog(page);
      await asked;
      expect(await banner(page).count()).toBe(0);
    }));
});

describe('once a category is in use', () => {
  /** Serves the site's words with analytics in use, and as the given version of the choice. */
  const useAnalytics = (page: Page, version = 1) =>
    page.route(pieces['the site’s words'], async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text
        .replace(/("key":"analytics",[^}]*"isInUse":)false/, '$1true')
        .replace(/("consent":\{"version":)1/, `$1${version}`);
      await route.fulfill({ response, body });
    });

  test('a banner asks, without taking the focus, until there is an answer', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      expect(await weight(page, 'Accept all')).toEqual(await weight(page, 'Only necessary'));
      expect(await remembered(page)).toBeNull();
      await banner(page).getByRole('button', { name: 'Only necessary' }).click();
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
      await banner(page).getByRole('button', { name: 'Cookie Preferences' }).click();
      await toggle(page, 'Performance and analytics').check();
      await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
      await banner(page).waitFor({ state: 'detached' });
      expect(await remembered(page)).toEqual(['analytics', 'necessary']);
    }));

  test('a new version asks anew', () =>
    withPage(async ({ page }) => {
      await useAnalytics(page);
      await open(page);
      await banner(page).getByRole('button', { name: 'Accept all' }).click();
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
          .getByRole('link', { name: /home page/ })
          .click();
        await page.getByRole('button', { name: /theme/i }).first().click();
        await look();
        await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
        await isReady(page);
        await fillIn(page, contact);
        await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
        await look();
        await sendButton(page, contact).click();
        await restoreButton(page).waitFor();
        await look();
        await openDialog(page);
        await dialog(page).getByRole('button', { name: 'Only necessary' }).click();
        await dialog(page).waitFor({ state: 'detached' });
        await look();

        const list = await listed(page);
        const unlisted = [...seen].filter((key) => !list.some((item) => isNamed(item, key)));
        expect(unlisted).toEqual([]);
        const optional = [...seen].filter((key) =>
          list.some((item) => isNamed(item, key) && item.category !== 'Necessary'),
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
