/**
 * The fixture site: content that `data/` lacks today but an editor may add tomorrow.
 * `npx tsx browser-tests/fixtureSite.ts` builds it and runs these tests.
 */
import { parse } from 'node-html-parser';
import { pathIn } from '../src/content/text/languages';
import { expect, SITE, test } from './fixtures';
import { start } from './support/browser';

const LANGUAGES = new Map([
  ['en', 'English'],
  ['ar', 'العربية'],
  ['fr', 'Français'],
]);
const others = (code: string) => [...LANGUAGES].filter(([other]) => other !== code);

const EVERYWHERE = [
  '/', '/about', '/contact', '/login', '/signup', '/success', '/risk', '/airlines', '/tactical',
  '/FMCG', '/hoo-talk', '/cookies', '/privacy-policy', '/terms & conditions',
]; // prettier-ignore
const IN_ENGLISH = [
  '/amplification', '/telco', '/fashion', '/mass-analytics', '/success/markets/2',
  ...Array.from({ length: 18 }, (_, index) => `/story-${index + 1}`),
]; // prettier-ignore

/** The pages of the site with their languages. */
const pages: [string, string[]][] = [
  ...EVERYWHERE.map((path): [string, string[]] => [path, ['en', 'ar', 'fr']]),
  ...IN_ENGLISH.map((path): [string, string[]] => [path, ['en']]),
];

/** No search results. */
const UNLISTED = ['/login', '/signup'];
const listedPaths = pages
  .filter(([path]) => !UNLISTED.includes(path))
  .flatMap(([path, codes]) => codes.map((code) => pathIn(code, path)));

const addressOf = (path: string) => SITE + encodeURI(path);

/** Requests an address without a browser. */
const ask = (path: string) => fetch(addressOf(path), { redirect: 'manual' });

test('the sitemap lists exactly the pages of the site that are search results', async () => {
  const sitemap = parse(await (await ask('/sitemap.xml')).text());
  const listed = sitemap.querySelectorAll('loc').map(({ text }) => text.replace('&amp;', '&'));
  expect(listed.sort()).toEqual(listedPaths.map(addressOf).sort());
});

for (const [path, codes] of pages) {
  for (const code of codes) {
    test(`${path} in ${code} links to its translations, or to other languages’ home pages`, async () => {
      const answer = await ask(pathIn(code, path));
      expect(answer.status).toBe(200);
      const page = parse(await answer.text());
      // The template of the error screen.
      page.querySelector('template')?.remove();
      const switches = page.querySelectorAll('a[data-keeps-place]');
      expect(new Map(switches.map((link) => [link.text, link.getAttribute('href')]))).toEqual(
        new Map(
          others(code).map(([other, name]) => [
            name,
            encodeURI(pathIn(other, codes.includes(other) ? path : '/')),
          ]),
        ),
      );
    });
  }
}

for (const [former, path] of [
  ['/danger', '/risk'],
  ['/ar/danger', '/ar/risk'],
  ['/fr/danger', '/fr/risk'],
  ['/phones & lines', '/telco'],
] as const) {
  test(`the former address ${former} redirects permanently to ${path}`, async () => {
    const answer = await ask(former);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(path)]);
  });
}

for (const [path, codes] of pages) {
  test(`${path} has its pictures and links and fits 320 pixels in each language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const code of codes) {
      await start(page, addressOf(pathIn(code, path)));
      const found = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        await Promise.allSettled(images.map((image) => image.decode()));
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          missing: images.filter((image) => image.naturalWidth === 0).map(({ src }) => src),
          excess: scrollWidth - clientWidth,
          hasRawLink: document.body.innerText.includes(']('),
        };
      });
      expect([code, found]).toEqual([code, { missing: [], excess: 0, hasRawLink: false }]);
    }
  });
}

for (const width of [390, 1024, 1920]) {
  test(`at ${width}px photographs are cut around their middle, to at most 3:1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    for (const path of ['/', '/about', '/contact', '/login', '/tactical', '/airlines']) {
      await page.goto(addressOf(path));
      const cuts = await page.locator('picture:has(source[type]) img').evaluateAll((images) =>
        images.flatMap((image) => {
          const { objectFit, objectPosition } = getComputedStyle(image);
          const ratio = image.clientWidth / image.clientHeight;
          return objectFit === 'cover' && ratio > 0 ? { objectPosition, ratio } : [];
        }),
      );
      expect(cuts).not.toEqual([]);
      for (const { objectPosition, ratio } of cuts) {
        expect([path, objectPosition, ratio <= 3]).toEqual([path, '50% 50%', true]);
      }
    }
  });
}

for (const width of [390, 1024, 1920]) {
  test(`at ${width}px photographs are chosen at least as wide as they are shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    for (const path of [
      '/',
      '/about',
      '/success',
      '/contact',
      '/login',
      '/tactical',
      '/airlines',
    ]) {
      await page.goto(addressOf(path));
      const narrow = await page
        .locator('picture:has(source[type]) img')
        .evaluateAll(async (images) => {
          const found: string[] = [];
          for (const image of images) {
            if (!(image instanceof HTMLImageElement)) continue;
            image.loading = 'eager';
            await image.decode();
            // A picture that was chosen by its width says the one that `sizes` gives here.
            const { naturalWidth: said, clientWidth: shown, alt } = image;
            if (shown > 0 && said < 0.95 * shown) found.push(`${alt}: ${said} for ${shown}`);
          }
          return found;
        });
      expect([path, narrow]).toEqual([path, []]);
    }
  });
}

test('the 21st case study of a group is on its second page, which links back to the first', async ({
  page,
}) => {
  await start(page, '/success');
  await page.locator('a[rel=next]').click();
  await page.waitForURL(`${SITE}/success/markets/2`);
  await expect(page.locator('main a[href="/story-18"]')).toBeVisible();
  await expect(page.locator('main a[href^="/story-"]')).toHaveCount(1);
  await expect(page.locator('a[rel=next]')).toHaveCount(0);
  await page.locator('a[rel=prev]').click();
  await page.waitForURL(`${SITE}/success#markets`);
  expect((await ask('/success/markets/3')).status).toBe(404);
});
