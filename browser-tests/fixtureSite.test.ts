/**
 * The site of the tests' own content, walked: what `data/` happens not to hold, and an editor may write
 * tomorrow. `npm run test:fixture` builds it and runs this.
 */
import { parse } from 'node-html-parser';
import { pathIn } from '../src/content/languages';
import { SITE } from './support/addresses';
import { type OpenPage, start, withPage } from './support/browser';

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

/** Opens a page, and closes it once it has reported nothing. */
const look = (use: (open: OpenPage) => Promise<void>, options = {}): Promise<void> =>
  withPage(
    async (open) => {
      await use(open);
      expect([...open.errors, ...open.failedRequests]).toEqual([]);
    },
    { ...WIDE, ...options },
  );

test('the sitemap lists every page, and nothing else', async () => {
  const sitemap = parse(await (await ask('/sitemap.xml')).text());
  const listed = sitemap.querySelectorAll('loc').map(({ text }) => text.replace('&amp;', '&'));
  expect(listed.sort()).toEqual(paths.map(addressOf).sort());
});

describe.each(pages)('%s', (path, codes) => {
  test('has no page in another language', async () => {
    for (const [code] of LANGUAGES) {
      if (!codes.includes(code)) expect((await ask(pathIn(code, path))).status).toBe(404);
    }
  });

  test.each(codes)('in %s: its head, its switch, its links', async (code) => {
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
    expect(attribute('html', 'dir').map((dir) => dir ?? 'ltr')).toEqual([LANGUAGES.get(code)?.dir]);
    expect(attribute('link[rel=canonical]', 'href')).toEqual([addressOf(own)]);
    expect(all('h1').length).toBe(1);

    const alternates = all('link[rel=alternate]').map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const expected = codes.map((one) => [one, addressOf(pathIn(one, path))]);
    expect(alternates.sort()).toEqual(
      codes.length > 1 ? [...expected, ['x-default', addressOf(path)]].sort() : [],
    );

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

    const strays = all('a[href]:not([data-keeps-place])').filter((link) => {
      const href = link.getAttribute('href') ?? '';
      const target = decodeURI(href.replace(/[?#].*/, ''));
      if (!target.startsWith('/')) return false;
      if (!paths.includes(target)) return true;
      const leaves = !(target === `/${code}` || target.startsWith(`/${code}/`)) && code !== 'en';
      const hasTwin = leaves && paths.includes(pathIn(code, target));
      return hasTwin || leaves !== (link.getAttribute('hreflang') === 'en');
    });
    expect(strays.map(String)).toEqual([]);
  });
});

test('no two pages have the same title', async () => {
  const titles = new Map<string, string>();
  for (const path of paths) {
    const title = parse(await (await ask(path)).text()).querySelector('title')?.text ?? '';
    expect([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
  }
});

test.each([
  ['/danger', '/risk'],
  ['/ar/danger', '/ar/risk'],
  ['/fr/danger', '/fr/risk'],
  ['/phones & lines', '/telco'],
])('the former address %s leads to %s for ever', async (former, path) => {
  const answer = await ask(former);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, encodeURI(path)]);
});

test('the home page tells search engines the company’s accounts', async () => {
  const home = parse(await (await ask('/')).text());
  const data = home.querySelectorAll('[type="application/ld+json"]').map(({ text }) => text);
  expect(data.join()).toContain(
    '"sameAs":["https://linkedin.example/acme","https://x.example/acme"]',
  );
});

describe('in the browser', () => {
  test.each(pages)('%s: all pictures are there, nothing overflows, nothing fails', (path, codes) =>
    look(
      async ({ page }) => {
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
      },
      { viewport: { width: 320, height: 640 } },
    ),
  );

  test.each([
    ['/airlines', 'A quay in the early morning'],
    ['/ar/airlines', 'رصيف في الصباح الباكر'],
  ])('the photograph of %s is described in its language', (path, name) =>
    look(async ({ page }) => {
      await page.goto(path);
      expect(await page.getByRole('img', { name }).filter({ visible: true }).count()).toBe(1);
    }),
  );

  test.each([320, 768, 1440])('a person’s portrait and name keep to their row, %i wide', (width) =>
    look(
      async ({ page }) => {
        await start(page, '/about');
        const row = page.getByRole('listitem').filter({ hasText: 'Sara Haddad' });
        await row.scrollIntoViewIfNeeded();
        const { scrollHeight, clientHeight } = await row.evaluate(
          ({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }),
        );
        expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
      },
      { viewport: { width, height: 844 } },
    ),
  );

  test('the company’s logo is that for the ground it stands on', () =>
    look(async ({ page }) => {
      await start(page, '/');
      const shown = () =>
        page
          .locator('header img:visible')
          .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      const light = await shown();
      expect(light).toHaveLength(1);
      await page.locator('[data-theme-toggle]:visible').first().click();
      expect(await shown()).toHaveLength(1);
      expect(await shown()).not.toEqual(light);
    }));

  test.each([320, 390, 430])('in the menu of a phone %i wide, no control covers another', (width) =>
    look(
      async ({ page }) => {
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
      },
      { viewport: { width, height: 844 }, hasTouch: true },
    ),
  );

  test('a link that leaves the language opens the English page, in its own direction', () =>
    look(async ({ page }) => {
      await start(page, '/ar/risk');
      await page.locator('main a[href="/amplification"]').first().click();
      await page.waitForURL(`${SITE}/amplification`);
      const root = () => [document.documentElement.lang, getComputedStyle(document.body).direction];
      expect(await page.evaluate(root)).toEqual(['en', 'ltr']);
    }));

  test('the 21st case study stands on the second page of its group, and back leads to the first', () =>
    look(async ({ page }) => {
      const stories = () => page.locator('main a[href^="/story-"]').count();
      await start(page, '/success');
      await page.locator('a[rel=next]').click();
      await page.waitForURL(`${SITE}/success/markets/2`);
      await page.locator('main a[href="/story-18"]').waitFor();
      expect(await stories()).toBe(1);
      expect(await page.locator('a[rel=next]').count()).toBe(0);
      await page.locator('a[rel=prev]').click();
      await page.waitForURL(`${SITE}/success#markets`);
      expect((await ask('/success/markets/3')).status).toBe(404);
    }));
});
