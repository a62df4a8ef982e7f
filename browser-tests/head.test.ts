import type { Page } from 'playwright-core';
import { legalPage } from '../src/content/kinds/legalPage';
import { MAIN_LANGUAGE, pathIn } from '../src/content/languages';
import { SITE } from './support/addresses';
import { hasStarted, visit, withPage } from './support/browser';
import { entryNamed, filled, footerLinkTo, languages, menuPathTo } from './support/content';

const WIDE = { viewport: { width: 1440, height: 900 } };

/** Everything that a head says to search engines and social networks, in a fixed order. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      `lang ${document.documentElement.lang}`,
      `title ${document.title}`,
      ...[...document.head.querySelectorAll('meta[data-react-helmet]')].map(
        (meta) =>
          `${meta.getAttribute('name') ?? meta.getAttribute('property')} ${meta.getAttribute('content')}`,
      ),
      ...[...document.head.querySelectorAll('link[rel="canonical"]')].map(
        (link) => `canonical ${link.getAttribute('href')}`,
      ),
      ...[...document.head.querySelectorAll('link[rel="alternate"]')].map(
        (link) => `alternate ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      ),
      ...[...document.head.querySelectorAll('[type="application/ld+json"]')].map(
        (script) => `data ${script.textContent}`,
      ),
    ].sort(),
  );

test('a page that is come to by a link has the head that its address brings', async () => {
  let written: string[] = [];
  await withPage(
    async ({ page }) => {
      await page.goto('/risk');
      written = await headOf(page);
    },
    { javaScriptEnabled: false },
  );
  expect(written.length).toBeGreaterThan(15);

  await withPage(async ({ page, errors }) => {
    await page.goto('/success');
    const menu = page.locator('header');
    const { dropdown, link } = menuPathTo('/risk');
    await menu.getByRole('button', { name: dropdown }).click();
    await menu.getByRole('link', { name: link }).click();
    await page.waitForURL(`${SITE}/risk`);
    const title = written.find((line) => line.startsWith('title '))?.slice('title '.length);
    await page.waitForFunction((expected) => document.title === expected, title);
    expect(await headOf(page)).toEqual(written);
    expect(errors).toEqual([]);
  }, WIDE);
});

test.each(languages)(
  'a page in %s names all its languages, and the main one for all others',
  (language) =>
    withPage(
      async ({ page }) => {
        await page.goto(pathIn(language, '/risk'));
        const alternates = (await headOf(page)).filter((line) => line.startsWith('alternate '));
        const addressIn = (code: string) => SITE + pathIn(code, '/risk');
        expect(alternates).toEqual(
          [
            ...languages.map((code) => `alternate ${code} ${addressIn(code)}`),
            `alternate x-default ${addressIn(MAIN_LANGUAGE)}`,
          ].sort(),
        );
      },
      { javaScriptEnabled: false },
    ),
);

test('a link that is pressed while React takes the page over brings its head, too', () =>
  withPage(async ({ page }) => {
    await visit(page, '/success');
    await hasStarted(page);
    // The mark that the page has started is set a moment after its links work.
    await page.evaluate(() => document.documentElement.removeAttribute('data-started'));
    await page
      .locator('footer')
      .getByRole('link', { name: footerLinkTo('/cookies') })
      .click();
    await page.waitForFunction(
      (title) => document.title.startsWith(title),
      filled(entryNamed(legalPage, 'cookies').seo.title),
    );
  }, WIDE));

test('the browser’s own bar has the colour of the site’s top bar in the chosen theme', () =>
  withPage(
    async ({ page }) => {
      await page.goto('/');
      const colors = () =>
        page.evaluate(() => {
          const probe = document.createElement('i');
          probe.style.color =
            document.querySelector('[name="theme-color"]')?.getAttribute('content') ?? '';
          document.body.append(probe);
          const stated = getComputedStyle(probe).color;
          probe.remove();
          const shown = document
            .elementsFromPoint(5, 5)
            .map((element) => getComputedStyle(element).backgroundColor)
            .find((color) => color !== 'rgba(0, 0, 0, 0)');
          return { stated, shown };
        });
      const light = await colors();
      expect(light.stated).toBe(light.shown);
      await page.getByRole('button', { name: /theme/i }).click();
      const dark = await colors();
      expect(dark.stated).toBe(dark.shown);
      expect(dark.stated).not.toBe(light.stated);
      await page.reload();
      expect(await colors()).toEqual(dark);
      await page.goto('/about');
      expect(await colors()).toEqual(dark);
    },
    { ...WIDE, colorScheme: 'dark' },
  ));

test('a page names its card, icons and manifest, and all of them are there', () =>
  withPage(async ({ page }) => {
    await page.goto('/risk');
    const addresses = await page.evaluate(() => [
      document.querySelector('[property="og:image"]')?.getAttribute('content') ?? '',
      ...[
        ...document.querySelectorAll<HTMLLinkElement>(
          '[rel="icon"],[rel="apple-touch-icon"],[rel="manifest"]',
        ),
      ].map((link) => link.href),
    ]);
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const answer = await page.request.get(address);
      expect([address, answer.status()]).toEqual([address, 200]);
    }
  }));
