import type { Page } from 'playwright-core';
import { legalPage } from '../src/content/kinds/legalPage';
import { SITE } from './support/addresses';
import { withPage } from './support/browser';
import { entryNamed, navigation } from './support/content';
import { footerLink, open, themeOf, twoFrames, WIDE } from './support/screens';

test('a change of page shows the top, Back and Forward included', () =>
  withPage(async ({ page }) => {
    const { name } = entryNamed(legalPage, 'privacy-policy');
    const legal = page.locator('h1', { hasText: name });
    /** The page scrolls at once and again after two frames. */
    const expectTop = async () => {
      await twoFrames(page);
      await twoFrames(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };
    await open(page, '/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await footerLink(page, '/privacy-policy').click();
    await legal.waitFor();
    await expectTop();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.goBack();
    await legal.waitFor({ state: 'detached' });
    await expectTop();
    await page.evaluate(() => window.scrollTo(0, 1800));
    await page.goForward();
    await legal.waitFor();
    await expectTop();
  }, WIDE));

/** The colour that the page states for the browser's own bar, and that of its top bar. */
const barColors = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color =
      document.querySelector<HTMLMetaElement>('[name="theme-color"]')?.content ?? '';
    document.body.append(probe);
    const stated = getComputedStyle(probe).color;
    const shown = document
      .elementsFromPoint(5, 5)
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)');
    return { stated, shown };
  });

test('the theme changes by its button, with the browser’s own bar, on every page, and is there before the first paint next time', () =>
  withPage(async ({ page }) => {
    await open(page, '/');
    const light = await barColors(page);
    expect(light.stated).toBe(light.shown);
    await page.getByRole('button', { name: navigation.words.toDark }).click();
    const dark = await barColors(page);
    expect(dark.stated).toBe(dark.shown);
    expect(dark.stated).not.toBe(light.stated);
    await footerLink(page, '/contact').click();
    await page.waitForURL(`${SITE}/contact`);
    expect(await themeOf(page)).toBe('dark');
    // Without its scripts the page shows what it has before React starts.
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await themeOf(page)).toBe('dark');
  }, WIDE));
