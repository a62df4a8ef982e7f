import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { SITE } from './support/addresses';
import { menuPathTo, navigation } from './support/content';
import { WIDE } from './support/screens';

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

test.use(WIDE);

test('a page that is come to by a link has the head that its address brings', async ({
  browser,
  page,
}) => {
  const reader = await browser.newPage({ baseURL: SITE, javaScriptEnabled: false });
  await reader.goto('/risk');
  const written = await headOf(reader);
  await reader.close();
  expect(written.length).toBeGreaterThan(15);

  await page.goto('/success');
  const menu = page.locator('header');
  const { dropdown, link } = menuPathTo('/risk');
  await menu.getByRole('button', { name: dropdown }).click();
  await menu.getByRole('link', { name: link }).click();
  await page.waitForURL(`${SITE}/risk`);
  const title = written.find((line) => line.startsWith('title '))?.slice('title '.length);
  await expect(page).toHaveTitle(title ?? '');
  expect(await headOf(page)).toEqual(written);
});

test('the browser’s own bar has the colour of the site’s top bar in the chosen theme', async ({
  page,
}) => {
  await page.goto('/');
  const colors = () =>
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
  const light = await colors();
  expect(light.stated).toBe(light.shown);
  await page.getByRole('button', { name: navigation.words.toDark }).click();
  const dark = await colors();
  expect(dark.stated).toBe(dark.shown);
  expect(dark.stated).not.toBe(light.stated);
});
