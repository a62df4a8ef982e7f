import { SITE } from './support/addresses';
import { withPage } from './support/browser';
import { routes } from './support/routes';

const heading = 'h1';

describe('every route of the specification', () => {
  test.each(routes)('%s shows its page by address and by reload', (route) =>
    withPage(async ({ page, errors, failedRequests }) => {
      const response = await page.goto(encodeURI(route));
      expect(response?.status()).toBe(200);
      expect(await page.locator(heading).count()).toBe(1);
      const name = await page.locator(heading).innerText();
      expect(name.trim()).not.toBe('');
      expect(await page.locator('main').count()).toBe(1);
      await page.reload();
      expect(await page.locator(heading).innerText()).toBe(name);
      expect(errors).toEqual([]);
      expect(failedRequests).toEqual([]);
    }),
  );

  test.each(routes)('%s does not scroll sideways at 320px', (route) =>
    withPage(
      async ({ page }) => {
        await page.goto(encodeURI(route));
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBe(0);
      },
      { viewport: { width: 320, height: 640 } },
    ),
  );

  test('has a title, a description and a canonical address of its own', () =>
    withPage(async ({ page }) => {
      const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
      for (const route of routes) {
        await page.goto(encodeURI(route));
        seen.titles.add(await page.title());
        const description = page.locator('meta[name="description"]');
        seen.descriptions.add((await description.getAttribute('content')) ?? '');
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
        expect(canonical).toBe(`${SITE}${route.replace(/ /g, '%20')}`);
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
      }
      expect(seen.titles.size).toBe(routes.length);
      expect(seen.descriptions.size).toBe(routes.length);
      expect(seen.descriptions.has('')).toBe(false);
    }));
});

describe('addresses', () => {
  test.each(['/terms%20&%20conditions', '/terms%20%26%20conditions'])(
    '%s shows the terms, however it is encoded',
    (address) =>
      withPage(async ({ page, errors }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(await page.locator(heading).innerText()).toBe('Terms and Conditions');
        expect(errors).toEqual([]);
      }),
  );

  test('/fmcg shows the same page and names /FMCG as canonical', () =>
    withPage(async ({ page, errors }) => {
      await page.goto('/FMCG');
      const name = await page.locator(heading).innerText();
      await page.goto('/fmcg');
      expect(await page.locator(heading).innerText()).toBe(name);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(`${SITE}/FMCG`);
      expect(errors).toEqual([]);
    }));

  test.each([
    ['/about/', '/about'],
    ['/risk/?from=mail#lead', '/risk?from=mail#lead'],
    ['/FMCG/', '/FMCG'],
  ])('%s leads to %s', (from, to) =>
    withPage(async ({ page }) => {
      await page.goto(from);
      expect(page.url()).toBe(`${SITE}${to}`);
    }),
  );

  test.each(['/nowhere', '/a/b/c', '/about/more', '/RISK', '/%E0%A4%A'])(
    '%s, which no page has, shows the error screen with a way on',
    (address) =>
      withPage(async ({ page }) => {
        const response = await page.goto(address);
        expect([404, 400]).toContain(response?.status());
        if (response?.status() === 400) return;
        expect(await page.locator(heading).innerText()).toBe('Unexpected Application Error!');
        const text = await page.locator('main').innerText();
        expect(text).toContain('404');
        expect(text).toContain('Not Found');
        await page.locator('main').getByRole('link', { name: 'Back to Home' }).click();
        await page.waitForURL(`${SITE}/`);
      }),
  );
});

describe('links', () => {
  test(
    'every internal link on every page arrives, its fragment included',
    () =>
      withPage(async ({ page }) => {
        const targets = new Map<string, string>();
        for (const route of [...routes, '/a/b/c']) {
          await page.goto(encodeURI(route));
          const hrefs = await page
            .locator('a[href]')
            .evaluateAll((links) =>
              links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
            );
          for (const href of hrefs) {
            if (href.startsWith(SITE)) targets.set(href, route);
          }
        }
        expect(targets.size).toBeGreaterThan(30);
        const broken: string[] = [];
        for (const [href, route] of targets) {
          const { hash, pathname, search } = new URL(href);
          const response = await page.goto(pathname + search);
          if (response?.status() !== 200 && !href.includes('/a/b/c'))
            broken.push(`${route} → ${href}`);
          else if (hash && (await page.locator(`[id="${hash.slice(1)}"]`).count()) === 0) {
            broken.push(`${route} → ${href} (no such place on the page)`);
          }
        }
        expect(broken).toEqual([]);
      }),
    120_000,
  );

  test('the legal pages are reached from the error screen at any depth', () =>
    withPage(async ({ page }) => {
      for (const [label, title] of [
        ['Terms and Conditions', 'Terms and Conditions'],
        ['Privacy Policy', 'Privacy Policy'],
        ['Cookies Policy', 'Cookies Policy'],
      ] as const) {
        await page.goto('/a/b/c');
        await page.locator('footer').getByRole('link', { name: label }).click();
        await page.locator(heading, { hasText: title }).waitFor();
      }
    }));
});
