/**
 * The site of the tests' own content, walked: what `data/` happens not to hold, and an editor may write
 * tomorrow. `npm run test:fixture` builds it and runs this.
 */
import { parse } from 'node-html-parser';
import { pathIn } from '../src/content/languages';
import { expect, SITE, test } from './fixtures';
import { start } from './support/browser';

/** The languages of the site. */
const LANGUAGES = new Map([
  ['en', { name: 'English', dir: 'ltr' }],
  ['ar', { name: 'العربية', dir: 'rtl' }],
  ['fr', { name: 'Français', dir: 'ltr' }],
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

/** Every page of the site, with the languages that have it. */
const pages: [string, string[]][] = [
  ...EVERYWHERE.map((path): [string, string[]] => [path, ['en', 'ar', 'fr']]),
  ...IN_ENGLISH.map((path): [string, string[]] => [path, ['en']]),
];
const paths = pages.flatMap(([path, codes]) => codes.map((code) => pathIn(code, path)));

const addressOf = (path: string) => SITE + encodeURI(path);

/** An address without JavaScript: what the server answers. */
const ask = (path: string) => fetch(addressOf(path), { redirect: 'manual' });

const WIDE = { viewport: { width: 1440, height: 900 } };

test.use(WIDE);

test('the sitemap lists every page, and nothing else', async () => {
  const sitemap = parse(await (await ask('/sitemap.xml')).text());
  const listed = sitemap.querySelectorAll('loc').map(({ text }) => text.replace('&amp;', '&'));
  expect(listed.sort()).toEqual(paths.map(addressOf).sort());
});

for (const [path, codes] of pages) {
  test.describe(`${path}`, () => {
    test('has no page in another language', async () => {
      for (const [code] of LANGUAGES) {
        if (!codes.includes(code)) expect((await ask(pathIn(code, path))).status).toBe(404);
      }
    });

    for (const code of codes) {
      test(`in ${code}: its language, its switch, its links`, async () => {
        const own = pathIn(code, path);
        const answer = await ask(own);
        expect(answer.status).toBe(200);
        const page = parse(await answer.text());
        // The error screen that the page keeps at hand.
        page.querySelector('template')?.remove();
        const all = (selector: string) => page.querySelectorAll(selector);
        const attribute = (selector: string, name: string) =>
          all(selector).map((one) => one.getAttribute(name));

        expect(attribute('html', 'lang')).toEqual([code]);
        expect(attribute('html', 'dir').map((dir) => dir ?? 'ltr')).toEqual([
          LANGUAGES.get(code)?.dir,
        ]);
        expect(all('h1').length).toBe(1);

        const switches = new Map(
          all('a[data-keeps-place]').map((link) => [link.text, link.getAttribute('href')]),
        );
        expect(Object.fromEntries(switches)).toEqual(
          Object.fromEntries(
            others(code).map(([other, { name }]) => [
              name,
              encodeURI(pathIn(other, codes.includes(other) ? path : '/')),
            ]),
          ),
        );

        const strays = all('a[href]:not([data-keeps-place], [type])').filter((link) => {
          const href = link.getAttribute('href') ?? '';
          const target = decodeURI(href.replace(/[?#].*/, ''));
          if (!target.startsWith('/')) return false;
          if (!paths.includes(target)) return true;
          const leaves =
            !(target === `/${code}` || target.startsWith(`/${code}/`)) && code !== 'en';
          const hasTwin = leaves && paths.includes(pathIn(code, target));
          return hasTwin || leaves !== (link.getAttribute('hreflang') === 'en');
        });
        expect(strays.map(String)).toEqual([]);
      });
    }
  });
}

for (const [former, path] of [
  ['/danger', '/risk'],
  ['/ar/danger', '/ar/risk'],
  ['/fr/danger', '/fr/risk'],
  ['/phones & lines', '/telco'],
] as const) {
  test(`the former address ${former} leads to ${path} for ever`, async () => {
    const answer = await ask(former);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(path)]);
  });
}

test('the home page tells search engines the company’s accounts', async () => {
  const home = parse(await (await ask('/')).text());
  const data = home.querySelectorAll('[type="application/ld+json"]').map(({ text }) => text);
  expect(data.join()).toContain(
    '"sameAs":["https://linkedin.example/acme","https://x.example/acme"]',
  );
});

test.describe('in the browser', () => {
  test.describe(() => {
    test.use({ viewport: { width: 320, height: 640 } });

    for (const [path, codes] of pages) {
      test(`${path}: all pictures are there, nothing overflows, nothing fails`, async ({
        page,
      }) => {
        for (const code of codes) {
          await start(page, addressOf(pathIn(code, path)));
          const found = await page.evaluate(async () => {
            const images = [...document.images];
            for (const image of images) image.loading = 'eager';
            await Promise.allSettled(images.map((image) => image.decode()));
            const { scrollWidth, clientWidth } = document.documentElement;
            return {
              missing: images.filter((one) => one.naturalWidth === 0).map(({ src }) => src),
              excess: scrollWidth - clientWidth,
            };
          });
          expect([code, found]).toEqual([code, { missing: [], excess: 0 }]);
        }
      });
    }
  });

  for (const [path, name] of [
    ['/airlines', 'A quay in the early morning'],
    ['/ar/airlines', 'رصيف في الصباح الباكر'],
  ] as const) {
    test(`the photograph of ${path} is described in its language`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('img', { name }).filter({ visible: true })).toHaveCount(1);
    });
  }

  for (const width of [320, 390, 430]) {
    test.describe(() => {
      test.use({ viewport: { width, height: 844 }, hasTouch: true });
      test(`in the menu of a phone ${width} wide, no control covers another`, async ({ page }) => {
        await start(page, '/');
        await page.locator('[data-opens=panel]').click();
        const covered = await page.locator('header nav').evaluate((panel) => {
          const controls = [...panel.querySelectorAll('a, button')].filter((one) =>
            one.checkVisibility(),
          );
          return controls
            .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
            .flatMap(({ text, box }, index, all) =>
              all
                .slice(index + 1)
                .filter(
                  (other) =>
                    other.box.left < box.right &&
                    box.left < other.box.right &&
                    other.box.top < box.bottom &&
                    box.top < other.box.bottom,
                )
                .map((other) => [text, other.text]),
            );
        });
        expect(covered).toEqual([]);
        await page.locator('header nav a[data-keeps-place]', { hasText: 'Français' }).click();
        await page.waitForURL(`${SITE}/fr`);
      });
    });
  }

  test('a link that leaves the language opens the English page, in its own direction', async ({
    page,
  }) => {
    await start(page, '/ar/risk');
    await page.locator('main a[href="/amplification"]').first().click();
    await page.waitForURL(`${SITE}/amplification`);
    const root = () => [document.documentElement.lang, getComputedStyle(document.body).direction];
    expect(await page.evaluate(root)).toEqual(['en', 'ltr']);
  });

  test('the 21st case study stands on the second page of its group, and back leads to the first', async ({
    page,
  }) => {
    const stories = () => page.locator('main a[href^="/story-"]').count();
    await start(page, '/success');
    await page.locator('a[rel=next]').click();
    await page.waitForURL(`${SITE}/success/markets/2`);
    await expect(page.locator('main a[href="/story-18"]')).toBeVisible();
    expect(await stories()).toBe(1);
    await expect(page.locator('a[rel=next]')).toHaveCount(0);
    await page.locator('a[rel=prev]').click();
    await page.waitForURL(`${SITE}/success#markets`);
    expect((await ask('/success/markets/3')).status).toBe(404);
  });
});

for (const [path, title, name] of [
  ['/risk', 'An alert on one page (PDF)', 'Acme Listening FZ-LLC'],
  ['/ar/risk', 'تنبيه في صفحة واحدة', 'أكمي للاستماع ش.م.ح'],
] as const) {
  test(`${path} leads to its sample page, and its footer says whose site it is`, async () => {
    const page = parse(await (await ask(path)).text());
    const link = page.querySelectorAll('figure a').find(({ text }) => text === title);
    const answer = await fetch(SITE + (link?.getAttribute('href') ?? ''));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(page.querySelector('footer')?.text).toMatch(new RegExp(`${name}.*90210`));
  });
}
