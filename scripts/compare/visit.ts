/** Visits a page as it is compared: nothing moves, everything is loaded, and it starts when told to. */
import type { Browser, Page } from 'playwright-core';
import { withoutHashes } from './sites';

/** A way in which each page is looked at. */
export interface Variant {
  width: number;
  theme: string;
  /** As HTML, before React has started, or once React runs. */
  isStarted: boolean;
}

export const VARIANTS: readonly Variant[] = [390, 768, 1440].flatMap((width) =>
  ['light', 'dark'].flatMap((theme) =>
    [false, true].map((isStarted) => ({ width, theme, isStarted })),
  ),
);

/** "390 px, dark, before React" */
export const nameOf = ({ width, theme, isStarted }: Variant): string =>
  `${width} px, ${theme}, ${isStarted ? 'after' : 'before'} React`;

/** Below it, screens are touched. */
const TABLET = 640;
/** More than anything takes that ends, on a busy machine too. */
const PATIENCE = 20_000;

/** What a page says, in lines by their subjects. */
export type Said = Record<'text' | 'links and labels' | 'head' | 'console errors', string[]>;

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

/** Runs in the page: a line for each element, with its attributes of these names; all where none is named. */
const linesOf = ([selector, ...names]: readonly string[]): string[] =>
  Array.from(document.querySelectorAll(selector ?? ''), (element) => {
    const values = element
      .getAttributeNames()
      // react-helmet marks what it has written.
      .filter((name) => (names.length === 0 || names.includes(name)) && !name.startsWith('data-'))
      .sort()
      .map((name) => `${name}="${element.getAttribute(name) ?? ''}"`);
    const text = element.matches('a, title, script') ? (element.textContent ?? '') : '';
    return [element.localName, ...values, text].join(' ').replace(/\s+/g, ' ').trim();
  });

/** What a page says besides its text. What scripts fetch ahead depends on timing. */
const WHOLE = ['html', 'lang', 'dir'];
const HEAD = ['head :is(title, meta, base, link:not([rel*=prefetch], [rel*=preload]))'];
const JSON_LD = ['script[type="application/ld+json"]'];
const NAMES = ['href', 'alt', 'aria-label', 'placeholder', 'title'];
const BODY = ['body :is(a[href], [alt], [aria-label], [placeholder], [title])', ...NAMES];

/** Turns to a control as a visitor does, upon which the page starts, and waits for React. */
async function start(page: Page): Promise<void> {
  await page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');
  await page
    .locator('html[data-started]')
    .waitFor({ state: 'attached' })
    .catch(() => {
      throw new Error('React does not start');
    });
}

/**
 * Visits a page in a fresh context.
 * @param address of the page, with its origin
 * @returns a PNG of the whole page, and what it says
 * @throws Error where the page cannot be loaded or does not start
 */
export async function visit(
  browser: Browser,
  address: string,
  { width, theme, isStarted }: Variant,
): Promise<{ picture: Buffer; said: Said }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < TABLET,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    const { origin } = new URL(address);
    const errors: string[] = [];
    const plain = (lines: readonly string[]) =>
      lines.map((line) => withoutHashes(line.replaceAll(origin, '')));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    // Scripts that are not wanted never come, as on a very slow line.
    if (!isStarted) await page.route(/\.js$/, () => undefined);
    await page.goto(encodeURI(address), { waitUntil: 'domcontentloaded' });
    await page.locator(`html.${theme}`).waitFor();
    if (isStarted) await start(page);
    await page.evaluate(showEverything);
    if (isStarted) await page.waitForLoadState('networkidle');
    const read = async (...wanted: readonly (readonly string[])[]) => {
      const lines: string[] = [];
      // The order of a head means nothing to anyone.
      for (const one of wanted) {
        const found = await page.evaluate(linesOf, one);
        lines.push(...(one === HEAD ? found.sort() : found));
      }
      return plain(lines);
    };
    const said: Said = {
      text: (await page.locator('body').innerText())
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      'links and labels': await read(BODY),
      head: await read(WHOLE, HEAD, JSON_LD),
      'console errors': plain(errors).sort(),
    };
    // Last of all: for a picture of the whole page the browser resizes the window for a moment, which
    // scripts and pictures notice.
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { picture, said };
  } finally {
    await context.close();
  }
}
