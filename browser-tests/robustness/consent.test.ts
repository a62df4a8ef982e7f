import type { Page } from '@playwright/test';
import { expect, inEveryEngine, test } from '../fixtures';
import { API } from '../support/addresses';
import { findingsOfTwoLooks } from '../support/axe';
import { hasStarted, visit } from '../support/browser';
import { CASE_STUDY, consent, filled, navigation } from '../support/content';
import { contact, fillIn, isReady, restoreButton, sendButton } from '../support/forms';
import { SCRIPTS } from '../support/hold';
import { footerLink, open, STILL } from '../support/screens';
import { pieces } from './support/faults';

const OPTIONAL = consent.categories
  .filter(({ key }) => key !== 'necessary')
  .map(({ name }) => name);
const FUNCTIONAL = consent.categories.find(({ key }) => key === 'functional')?.name ?? '';
const { acceptAll, refuseAll, dialog: dialogWords } = consent;

const opener = (page: Page) =>
  page.locator('footer').getByRole('button', { name: navigation.footer.cookiePreferences });
const dialog = (page: Page) => page.getByRole('dialog', { name: dialogWords.title });
const banner = (page: Page) => page.getByRole('region', { name: consent.banner.title });
const toggle = (page: Page, name: string) =>
  dialog(page).getByRole('switch', { name, exact: true });

/** Turns the analytics category on, whatever the content says. */
const useAnalytics = (page: Page) =>
  page.route(pieces['the site’s words'], async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("key":"(\w+)",[^}]*?"isInUse":)(?:true|false)/g,
      (_all, start: string, key: string) => `${start}${String(/necessary|analytics/.test(key))}`,
    );
    await route.fulfill({ response, body });
  });

async function openDialog(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** The stored categories that the visitor allows; null before any choice. */
const remembered = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const choice: { categories: string[] } | null = JSON.parse(
      localStorage.getItem('consent') ?? 'null',
    );
    return choice?.categories ?? null;
  });

/** The styles that give a button its visual weight. */
const weight = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { backgroundColor, boxShadow, color, fontSize, fontWeight, height, padding } =
      getComputedStyle(button);
    return { backgroundColor, boxShadow, color, fontSize, fontWeight, height, padding };
  });

test.use(STILL);

test.describe('the consent dialog', () => {
  test(
    'works by keyboard alone, returns the focus, and loads nothing before it is opened',
    inEveryEngine(),
    async ({ page }) => {
      await open(page, '/about');
      await opener(page).focus();
      const asked = page.waitForRequest(SCRIPTS);
      await page.keyboard.press('Enter');
      await asked;
      await expect(dialog(page)).toBeVisible();
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
      await expect(toggle(page, FUNCTIONAL)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => remembered(page)).toBeNull();
    },
  );

  test('gives accepting and refusing the same weight, passes axe and fits a small screen', async ({
    page,
  }) => {
    await open(page, '/about');
    await openDialog(page);
    // Away from the buttons, one of which may stand where the dialogue's own was.
    await page.mouse.move(0, 0);
    expect(await weight(page, acceptAll)).toEqual(await weight(page, refuseAll));
    expect(await findingsOfTwoLooks(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 480 });
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await dialog(page).getByRole('button', { name: dialogWords.save }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('once an optional category is in use, a banner asks until it is answered, without taking the focus', async ({
  page,
}) => {
  await useAnalytics(page);
  await open(page, '/about');
  await expect(banner(page)).toBeVisible();
  expect(await weight(page, acceptAll)).toEqual(await weight(page, refuseAll));
  expect(await findingsOfTwoLooks(page)).toEqual([]);
  // By then it would have taken the focus.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect.poll(() => remembered(page)).toBeNull();
  await banner(page).getByRole('button', { name: refuseAll }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => remembered(page)).toEqual(['necessary']);
  await page.reload();
  await hasStarted(page);
  await openDialog(page);
  await expect(banner(page)).toHaveCount(0);
});

test.describe('everything that the site stores', () => {
  test.use({ allowedErrors: /net::ERR_FAILED/ });

  interface Listed {
    name: string;
    category: string;
  }

  /** The rows of the table in the Cookies Policy. */
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

  /** A name with "…" at its end is a prefix. */
  const isNamed = ({ name }: Listed, key: string) =>
    name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name;

  test('is listed as necessary in the Cookies Policy, as long as the visitor does not consent', async ({
    page,
  }) => {
    const seen = new Set<string>();
    const look = async () => {
      for (const key of await stored(page)) if (key !== '') seen.add(key);
      expect(await page.context().cookies()).toEqual([]);
    };
    await page.route(`${API}/**`, (route) => route.abort());
    for (const path of ['/', '/risk', CASE_STUDY, '/login']) {
      await open(page, path);
      await page.mouse.wheel(0, 2000);
      await look();
    }
    await page
      .locator('header')
      .getByRole('link', { name: filled(navigation.words.home) })
      .click();
    await page.locator('[data-theme-toggle]').first().click();
    await look();
    await footerLink(page, '/contact').click();
    await isReady(page);
    await fillIn(page, contact);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await look();
    await sendButton(page, contact).click();
    await expect(restoreButton(page)).toBeVisible();
    await look();
    await openDialog(page);
    await dialog(page).getByRole('button', { name: refuseAll }).click();
    await expect(dialog(page)).toHaveCount(0);
    await look();

    const list = await listed(page);
    const unlisted = [...seen].filter((key) => !list.some((item) => isNamed(item, key)));
    expect(unlisted).toEqual([]);
    const optional = [...seen].filter((key) =>
      list.some((item) => isNamed(item, key) && OPTIONAL.includes(item.category)),
    );
    expect(optional).toEqual([]);
  });
});
