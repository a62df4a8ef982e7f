import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { pathIn } from '../src/content/text/languages';
import { expect, inEveryEngine, test } from './fixtures';
import { SITE } from './support/addresses';
import { errorPage, footerLinks, languages } from './support/content';
import { routes } from './support/routes';

/** The parts of a page and its horizontal overflow. `npm run check:heads` checks its head. */
const inspect = (page: Page) =>
  page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    mains: document.querySelectorAll('main').length,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
  }));

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'every route shows a page that fits 320 pixels, and none of its links is broken',
    inEveryEngine(),
    async ({ page, failedRequests }) => {
      test.setTimeout(120_000);

      /** The page of each internal link. */
      const targets = new Map<string, string>();
      for (const route of routes) {
        const response = await page.goto(encodeURI(route));
        // By now, a page that starts by itself has begun to start, and has reported it.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
        const { links, ...rest } = await inspect(page);
        expect
          .soft([route, response?.status(), rest])
          .toEqual([route, 200, { headings: [expect.stringMatching(/./)], mains: 1, excess: 0 }]);
        for (const href of links) if (href.startsWith(SITE)) targets.set(href, route);
      }
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
  );
});

test('no link in any language is broken, and none leads to a part that its page does not have', async () => {
  const responses = new Map<string, Promise<{ status: number; html: string }>>();
  const load = (address: string) => {
    const loaded =
      responses.get(address) ??
      fetch(SITE + address).then(async (response) => ({
        status: response.status,
        html: response.headers.get('content-type')?.includes('html') ? await response.text() : '',
      }));
    responses.set(address, loaded);
    return loaded;
  };
  /** A translation may be missing: its address then is that of the main language. */
  const listed = (await (await fetch(`${SITE}/sitemap.xml`)).text()).matchAll(/<loc>([^<]*)</g);
  const addresses = [...listed].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').slice(SITE.length),
  );
  const homes = languages.map((language) => pathIn(language, '/'));
  expect(addresses.map((address) => address || '/')).toEqual(expect.arrayContaining(homes));
  const broken: string[] = [];
  for (const address of addresses) {
    const page = parse((await load(address)).html);
    const links = page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
    for (const href of new Set(links)) {
      const { origin, pathname, hash } = new URL(href, SITE + address);
      if (origin !== SITE) continue;
      const { status, html } = await load(pathname);
      const isThere = hash === '' || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      if (status !== 200 || !isThere) broken.push(`${address} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('an unknown address shows the error screen, whose links work at any depth', async ({
  page,
}) => {
  const links = footerLinks.filter(({ href }) => href.startsWith('/'));
  for (const { href, label } of links) {
    const response = await page.goto('/a/b/c');
    expect(response?.status()).toBe(404);
    await page.locator('footer').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(SITE + href);
  }
  await page.goto('/nowhere');
  await expect(page.locator('h1')).toHaveText(errorPage.title);
  const { status, message } = errorPage.notFound;
  await expect(page.locator('main code')).toHaveText(`${status} ${message}`);
  await page.locator('main').getByRole('link', { name: errorPage.action.label }).click();
  await page.waitForURL(`${SITE}/`);
});
