/** Whole-page captures, which do not scroll: nothing of a page may be missing in them. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, inGate, outsideGate, test } from '../fixtures';
import { start } from '../support/browser';
import { CASE_STUDY } from '../support/content';
import { showTheme, twoFrames } from '../support/screens';

/** Captures the page in its real size, as Puppeteer does by default. */
async function captureBeyondWindow(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Captures the page in a window as tall as the page, as Puppeteer does without `captureBeyondViewport`. */
async function captureInTallWindow(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: cssContentSize.width,
    height: Math.ceil(cssContentSize.height),
    deviceScaleFactor: 1,
    mobile: false,
  });
  const { data } = await session.send('Page.captureScreenshot');
  await session.detach();
  return Buffer.from(data, 'base64');
}

const captureByPlaywright = (page: Page) => page.screenshot({ fullPage: true });

const ways = {
  'Playwright’s': captureByPlaywright,
  'Puppeteer’s': captureBeyondWindow,
  'a tall window’s': captureInTallWindow,
};

interface Part {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of all drawings that the page shows, and of all parts that animate in. */
const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img[src$=".svg"], main svg, [data-reveal]')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 40 && box.height > 40)
      .map(({ element, box }) => {
        const left = Math.max(0, box.left);
        const top = Math.max(0, box.top + scrollY);
        return {
          name: element.getAttribute('src') ?? element.outerHTML.slice(0, 60),
          left: Math.round(left),
          top: Math.round(top),
          width: Math.floor(Math.min(innerWidth, box.right) - left),
          height: Math.floor(box.bottom + scrollY - top),
        };
      }),
  );

/** The names of parts that are a single colour in a capture. */
async function blanksIn(capture: Buffer, parts: readonly Part[]): Promise<string[]> {
  const { width: whole = 0, height: tall = 0 } = await sharp(capture).metadata();
  const found = await Promise.all(
    parts.map(async ({ name, left, top, width, height }) => {
      const box = {
        left,
        top,
        width: Math.min(width, whole - left),
        height: Math.min(height, tall - top),
      };
      const { channels } = await sharp(capture).extract(box).stats();
      return channels.every(({ stdev }) => stdev < 1) ? [name] : [];
    }),
  );
  return found.flat();
}

/** Waits until every drawing that is shown has arrived. */
const drawingsAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
  );

const openQuietly = async (page: Page, path: string, theme: string) => {
  await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
  await page.goto(path);
  await drawingsAreThere(page);
};

// patternfly-org 3227, puppeteer-screenshots 59, jlmakes/scrollreveal 242.
for (const path of ['/', '/risk', '/amplification', CASE_STUDY, '/ar']) {
  for (const [way, capture] of Object.entries(ways)) {
    // Without a GPU, a window as tall as a home page is drawn for minutes.
    if (capture === captureInTallWindow && ['/', '/ar'].includes(path)) continue;
    for (const theme of ['light', 'dark']) {
      // A short page: a capture of the home page takes twenty seconds.
      const isFirst = path === '/risk' && way === 'Puppeteer’s' && theme === 'light';
      test(
        `nothing is blank in ${way} whole-page capture of ${path} in the ${theme} theme`,
        inGate(isFirst),
        async ({ page }) => {
          await openQuietly(page, path, theme);
          const parts = await partsOf(page);
          expect(parts.length).toBeGreaterThan(0);
          expect(await blanksIn(await capture(page), parts)).toEqual([]);
        },
      );
    }
  }
}

for (const path of ['/', '/risk']) {
  test(
    `nothing is blank in a whole-page capture of ${path} after a first scroll`,
    inGate(path === '/risk'),
    async ({ page }) => {
      await openQuietly(page, path, 'light');
      await page.mouse.wheel(0, 400);
      await page.waitForFunction(
        () => scrollY > 0 && !document.documentElement.classList.contains('moves'),
      );
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
      const parts = await partsOf(page);
      expect(await blanksIn(await captureBeyondWindow(page), parts)).toEqual([]);
    },
  );
}

test('no drawing of the home page is blank in forced colours', outsideGate, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openQuietly(page, '/', 'light');
  const parts = await partsOf(page);
  expect(await blanksIn(await captureByPlaywright(page), parts)).toEqual([]);
});

test('the rings of the home page are whole in their first frame', async ({ page }) => {
  await page.goto('/');
  const opacities = await page.evaluate(() => {
    const shapes = [...document.querySelectorAll('main section svg :is(path, circle)')];
    document.getAnimations().forEach((animation) => {
      animation.pause();
      animation.currentTime = 0;
    });
    return shapes.map((shape) => {
      const { opacity, scale } = getComputedStyle(shape);
      return `${opacity} ${scale}`;
    });
  });
  expect(opacities.length).toBeGreaterThan(10);
  expect(new Set(opacities)).toEqual(new Set(['1 none']));
});

test('a change of theme does not redraw pictures', async ({ page }) => {
  await start(page, '/risk');
  await showTheme(page, 'dark');
  await twoFrames(page);
  const animated = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest('picture, svg') ? [target.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(animated).toEqual([]);
});
