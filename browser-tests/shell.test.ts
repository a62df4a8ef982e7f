import type { Page } from '@playwright/test';
import { legalPage } from '../src/content/kinds/legalPage';
import { expect, inEveryEngine, test } from './fixtures';
import { SITE } from './support/addresses';
import { entryNamed, navigation } from './support/content';
import { footerLink, open, themeOf, twoFrames } from './support/screens';

const { toDark } = navigation.words;

test.use({ allowedErrors: /net::ERR_FAILED/ });

test(
  'a change of page scrolls to the top, also by Back and Forward',
  inEveryEngine(),
  async ({ page }) => {
    const { name } = entryNamed(legalPage, 'privacy-policy');
    const legal = page.locator('h1', { hasText: name });
    /** The page scrolls to the top at once and after two frames. */
    const expectTop = async () => {
      await twoFrames(page);
      await twoFrames(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await footerLink(page, '/privacy-policy').click();
    await expect(legal).toBeVisible();
    await expectTop();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.goBack();
    await expect(legal).toHaveCount(0);
    await expectTop();
    await page.evaluate(() => window.scrollTo(0, 1800));
    await page.goForward();
    await expect(legal).toBeVisible();
    await expectTop();
  },
);

/** The colour that a phone's browser gives its own bar, and that of the top bar below it. */
const browserBar = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color =
      document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const topBar = (page: Page) =>
  page
    .getByRole('region', { name: navigation.topBar.label })
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);

test(
  'the theme button changes the theme, with the browser’s own bar, and the next page keeps and restores it before scripts load',
  inEveryEngine(),
  async ({ page }) => {
    await open(page, '/');
    expect(await browserBar(page)).toBe(await topBar(page));
    await page.getByRole('button', { name: toDark }).click();
    await expect.poll(() => themeOf(page)).toBe('dark');
    expect(await browserBar(page)).toBe(await topBar(page));
    // The browser's own parts, such as scrollbars and the list of a select, follow.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await footerLink(page, '/contact').click();
    await page.waitForURL(`${SITE}/contact`);
    await expect.poll(() => themeOf(page)).toBe('dark');
    // Without scripts, the page stays as it is before React starts.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect.poll(() => themeOf(page)).toBe('dark');
  },
);
