/** Visits a page as it is compared: nothing moves, everything is loaded, and it starts when told to. */
import type { Browser } from '@playwright/test';

/** How each page is looked at: at these widths, in both themes, as HTML and once React runs. */
export const VARIANTS = [390, 768, 1440].flatMap((width) =>
  ['light', 'dark'].flatMap((theme) =>
    [false, true].map((isStarted) => ({
      width,
      theme,
      isStarted,
      name: `${width} px, ${theme}, ${isStarted ? 'after' : 'before'} React`,
    })),
  ),
);

/** More than anything takes that ends, on a busy machine too. */
const PATIENCE = 20_000;

/** Runs in the page: brings every part of it into the window once, and waits for fonts and pictures. */
async function showEverything(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    // Two frames: an IntersectionObserver has said by then what it has to say.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  window.scrollTo(0, 0);
  await document.fonts.ready;
  // The theme hides some pictures, which are never loaded.
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  for (const image of shown) {
    image.loading = 'eager';
    // Else the browser may draw the page first and the picture later.
    image.decoding = 'sync';
  }
  await Promise.allSettled(shown.map((image) => image.decode()));
}

/**
 * Visits a page in a fresh context.
 * @param address of the page, with its origin
 * @returns a PNG of the whole page, and in lines what it says: text, links, labels, errors in the console
 * @throws Error where the page cannot be loaded or does not start
 */
export async function visit(
  browser: Browser,
  address: string,
  { width, theme, isStarted }: (typeof VARIANTS)[number],
): Promise<{ picture: Buffer; said: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 640,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(`console: ${String(error)}`));
    // Scripts that are not wanted never come, as on a very slow line.
    if (!isStarted) await page.route(/\.js$/, () => undefined);
    await page.goto(encodeURI(address), { waitUntil: 'domcontentloaded' });
    // Optional fonts that miss the first paint are left out: the second time they are in the cache.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.locator(`html.${theme}`).waitFor();
    if (isStarted) {
      // Turns to a control as a visitor does, upon which the page starts.
      await page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');
      await page.locator('html[data-started]').waitFor({ state: 'attached' });
    }
    await page.evaluate(showEverything);
    if (isStarted) await page.waitForLoadState('networkidle');
    const words = await page.locator('body').ariaSnapshot();
    const said = [...words.split('\n'), ...errors.sort()].map((line) =>
      line.trim().replaceAll(new URL(address).origin, ''),
    );
    // Last of all: for a picture of the whole page the browser resizes the window for a moment, which
    // scripts and pictures notice.
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { picture, said };
  } finally {
    await context.close();
  }
}
