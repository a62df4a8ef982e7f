import type { Page } from 'playwright-core';
import { SITE } from './support/addresses';
import { withPage } from './support/browser';
import { errorPage, footerLinks } from './support/content';
import { routes } from './support/routes';

/** What a page has, and by how much it is too wide. What its head says, `npm run check:heads` holds. */
const look = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((one) => one.textContent.trim()),
    mains: document.querySelectorAll('main').length,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  }));

test(
  'every route shows a page of its own, which fits 320px and whose links arrive',
  () =>
    withPage(
      async ({ page, errors, failedRequests }) => {
        /** Where each internal link was seen. */
        const targets = new Map<string, string>();
        for (const route of routes) {
          const response = await page.goto(encodeURI(route));
          const { links, ...rest } = await look(page);
          expect([route, response?.status(), rest]).toEqual([
            route,
            200,
            { headings: [expect.stringMatching(/./)], mains: 1, excess: 0 },
          ]);
          for (const href of links) if (href.startsWith(SITE)) targets.set(href, route);
        }
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
    const { status, message } = errorPage.notFound;
    expect(await page.locator('main code').innerText()).toBe(`${status} ${message}`);
    await page.locator('main').getByRole('link', { name: errorPage.action.label }).click();
    await page.waitForURL(`${SITE}/`);
  }));
