import type { Page } from 'playwright-core';
import { SITE } from './support/addresses';
import { withPage } from './support/browser';
import { errorPage, footerLinks, site } from './support/content';
import { routes } from './support/routes';

/** What a page says of itself, and by how much it is too wide. */
const look = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((one) => one.textContent.trim()),
    mains: document.querySelectorAll('main').length,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    language: document.documentElement.lang,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  }));

test(
  'every route shows a page of its own, which fits 320px and whose links arrive',
  () =>
    withPage(
      async ({ page, errors, failedRequests }) => {
        const titles = new Set<string>();
        const descriptions = new Set<string>();
        /** Where each internal link was seen. */
        const targets = new Map<string, string>();
        for (const route of routes) {
          const response = await page.goto(encodeURI(route));
          const { title, description, headings, links, ...rest } = await look(page);
          expect([route, response?.status(), rest]).toEqual([
            route,
            200,
            {
              mains: 1,
              canonical: SITE + route.replace(/ /g, '%20'),
              language: site.language,
              excess: 0,
            },
          ]);
          expect([route, headings]).toEqual([route, [expect.stringMatching(/./)]]);
          titles.add(title);
          descriptions.add(description);
          for (const href of links) if (href.startsWith(SITE)) targets.set(href, route);
        }
        expect(titles.size).toBe(routes.length);
        expect(descriptions.size).toBe(routes.length);
        expect(descriptions.has('')).toBe(false);
        expect(errors).toEqual([]);
        expect(failedRequests).toEqual([]);

        expect(targets.size).toBeGreaterThanOrEqual(routes.length);
        const broken: string[] = [];
        for (const [href, route] of targets) {
          const { hash } = new URL(href);
          const response = await fetch(href);
          const isThere = hash === '' || (await response.text()).includes(`id="${hash.slice(1)}"`);
          if (response.status !== 200 || !isThere) broken.push(`${route} → ${href}`);
        }
        expect(broken).toEqual([]);
      },
      { viewport: { width: 320, height: 640 } },
    ),
  120_000,
);

test('an address that no page has shows the error screen, whose links lead on at any depth', () =>
  withPage(async ({ page }) => {
    const links = footerLinks.filter(({ href }) => href.startsWith('/'));
    for (const { href, label } of links) {
      const response = await page.goto('/a/b/c');
      expect(response?.status()).toBe(404);
      await page.locator('footer').getByRole('link', { name: label, exact: true }).click();
      await page.waitForURL(SITE + href);
    }
    await page.goto('/nowhere');
    expect(await page.locator('h1').innerText()).toBe(errorPage.title);
    const text = await page.locator('main').innerText();
    expect(text).toContain('404');
    expect(text).toContain('Not Found');
    await page.locator('main').getByRole('link', { name: errorPage.action.label }).click();
    await page.waitForURL(`${SITE}/`);
  }));
