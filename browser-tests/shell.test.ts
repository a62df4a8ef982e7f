import { SITE } from './support/addresses';
import { withPage } from './support/browser';

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

describe('navigation', () => {
  const dropdowns: [string, string, string][] = [
    ['Listening Services', 'Risk & Crisis Recognition and Anticipation', '/risk'],
    ['Responsive Solutions', 'Large-Scale Micro-Targeting', '/large-scale'],
    ['Success Stories', 'Industries', '/success#industries'],
    ['Products', 'Mass Analytics', '/mass-analytics'],
  ];

  test.each(dropdowns)('%s opens by click and leads to %s', (dropdown, label, path) =>
    withPage(async ({ page, errors }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const button = page.getByRole('button', { name: dropdown });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page.locator('header').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(`${SITE}${path}`);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(errors).toEqual([]);
    }, WIDE),
  );

  test('marks the current page', () =>
    withPage(async ({ page }) => {
      await page.goto('/about');
      const current = page.locator('header [aria-current="page"]');
      expect(await current.innerText()).toBe('About Us');
    }, WIDE));

  test('on a phone is a panel that keeps the focus and closes on a choice', () =>
    withPage(async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const button = page.getByRole('button', { name: /menu/i });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await button.click();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() =>
          Boolean(document.activeElement?.closest('header')),
        );
        expect(isInside).toBe(true);
      }
      await page.getByRole('button', { name: 'Responsive Solutions' }).click();
      await page
        .locator('header')
        .getByRole('link', { name: 'Amplification', exact: true })
        .click();
      await page.waitForURL(`${SITE}/amplification`);
      expect(await button.getAttribute('aria-expanded')).toBe('false');
    }, PHONE));
});

describe('a change of page', () => {
  test('shows the top, Back and Forward included', () =>
    withPage(async ({ page }) => {
      const settle = () => page.waitForTimeout(400);
      const position = () => page.evaluate(() => window.scrollY);
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate(() => window.scrollTo(0, 2000));
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
      await page.locator('h1', { hasText: 'Privacy Policy' }).waitFor();
      await settle();
      expect(await position()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 1500));
      await page.goBack();
      await page.waitForURL(`${SITE}/`);
      await settle();
      expect(await position()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 1800));
      await page.goForward();
      await page.locator('h1', { hasText: 'Privacy Policy' }).waitFor();
      await settle();
      expect(await position()).toBe(0);
    }, WIDE));

  test('to a part of a page shows that part', () =>
    withPage(async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Success Stories' }).click();
      await page.locator('header').getByRole('link', { name: 'Industries' }).click();
      await page.waitForURL(`${SITE}/success#industries`);
      await page.waitForTimeout(400);
      const top = await page
        .locator('#industries')
        .evaluate((section) => section.getBoundingClientRect().top);
      expect(top).toBeLessThan(400);
      expect(top).toBeGreaterThanOrEqual(0);
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
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /theme/i }).click();
      expect(await page.evaluate(themeOf)).toBe('dark');
      await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click();
      await page.waitForURL(`${SITE}/contact`);
      expect(await page.evaluate(themeOf)).toBe('dark');
      // Without its scripts the page shows what it has before React starts.
      await page.route('**/*.js', (route) => route.abort());
      await page.reload();
      expect(await page.evaluate(themeOf)).toBe('dark');
    }, WIDE));

  test('on a phone its button is only in the opened menu', () =>
    withPage(async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      const toggle = page.getByRole('button', { name: /theme/i });
      expect(await toggle.filter({ visible: true }).count()).toBe(0);
      await page.getByRole('button', { name: /open menu/i }).click();
      await toggle.filter({ visible: true }).click();
      expect(await page.evaluate(themeOf)).toBe('dark');
    }, PHONE));
});
