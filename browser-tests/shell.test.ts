import type { Page } from 'playwright-core';
import { legalPage } from '../src/content/kinds/legalPage';
import { SITE } from './support/addresses';
import { withPage } from './support/browser';
import { dropdowns, entryNamed, footerLinkTo, menu, navigation } from './support/content';
import { open, PHONE, twoFrames, WIDE } from './support/screens';

const { closeMenu, openMenu, toDark } = navigation.words;

const inHeader = (page: Page, role: 'button' | 'link', name: string) =>
  page.locator('header').getByRole(role, { name, exact: true });

const footerLink = (page: Page, href: string) =>
  page.locator('footer').getByRole('link', { name: footerLinkTo(href), exact: true });

describe('navigation', () => {
  test('each dropdown opens by click and leads to its pages', () =>
    withPage(async ({ page, errors }) => {
      await open(page, '/');
      for (const { label, links } of dropdowns) {
        const button = inHeader(page, 'button', label);
        const link = links.at(-1);
        expect(await button.getAttribute('aria-expanded')).toBe('false');
        await button.click();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        await inHeader(page, 'link', link?.label ?? '').click();
        await page.waitForURL(`${SITE}${link?.href ?? ''}`);
        expect(await button.getAttribute('aria-expanded')).toBe('false');
      }
      expect(errors).toEqual([]);
    }, WIDE));

  test('marks the current page', () =>
    withPage(async ({ page }) => {
      const entry = menu.find(({ href }) => href !== null && href !== '/');
      await page.goto(entry?.href ?? '');
      const current = page.locator('header [aria-current="page"]');
      expect(await current.innerText()).toBe(entry?.label);
    }, WIDE));

  test('on a phone is a panel that keeps the focus and closes on a choice', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      const [first] = dropdowns;
      const [link] = first?.links ?? [];
      const button = page.getByRole('button', { name: openMenu });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      const close = page.getByRole('button', { name: closeMenu });
      expect(await close.getAttribute('aria-expanded')).toBe('true');
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() =>
          Boolean(document.activeElement?.closest('header')),
        );
        expect(isInside).toBe(true);
      }
      await inHeader(page, 'button', first?.label ?? '').click();
      await inHeader(page, 'link', link?.label ?? '').click();
      await page.waitForURL(`${SITE}${link?.href ?? ''}`);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }, PHONE));
});

describe('a change of page', () => {
  test('shows the top, Back and Forward included', () =>
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

  test('to a part of a page shows that part', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await page.evaluate(() => Reflect.get(window, '___navigate')('/success#industries'));
      await page.waitForURL(`${SITE}/success#industries`);
      await page.waitForFunction(() => {
        const top = document.querySelector('#industries')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 400;
      });
    }, WIDE));
});

describe('theme', () => {
  const themeOf = `[...document.documentElement.classList].filter((name) => name === 'light' || name === 'dark').join(' ')`;

  test('is light at first, whatever the system prefers', () =>
    withPage(
      async ({ page }) => {
        await page.goto('/');
        expect(await page.evaluate(themeOf)).toBe('light');
      },
      { ...WIDE, colorScheme: 'dark' },
    ));

  test('changes by its button, on every page, and is there before the first paint next time', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: toDark }).click();
      expect(await page.evaluate(themeOf)).toBe('dark');
      await footerLink(page, '/contact').click();
      await page.waitForURL(`${SITE}/contact`);
      expect(await page.evaluate(themeOf)).toBe('dark');
      // Without its scripts the page shows what it has before React starts.
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      expect(await page.evaluate(themeOf)).toBe('dark');
    }, WIDE));

  test('on a phone its button is only in the opened menu', () =>
    withPage(async ({ page }) => {
      await open(page, '/');
      const toggle = page.getByRole('button', { name: toDark });
      expect(await toggle.filter({ visible: true }).count()).toBe(0);
      await page.getByRole('button', { name: openMenu }).click();
      await toggle.filter({ visible: true }).click();
      expect(await page.evaluate(themeOf)).toBe('dark');
    }, PHONE));
});
