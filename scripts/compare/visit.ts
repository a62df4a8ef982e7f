/** Visits a page as it is compared: nothing moves, everything is loaded, and it starts when told to. */
import type { Browser, Page } from 'playwright-core';
import { pageFacts, visibleLines, withoutHashes, type PageFacts } from './pageFacts';
import { watchTraffic } from './traffic';
import type { Variant } from './variants';

/** What a page shows and says. */
export interface Seen {
  /** PNG of the whole page. */
  picture: Buffer;
  facts: PageFacts;
  text: string[];
  /** What the console has complained about. */
  errors: string[];
}

const HEIGHT = 900;

/** Below it, screens are touched. */
const TABLET = 640;

/** More than anything takes that ends, on a busy machine too. */
const PATIENCE_MILLISECONDS = 20_000;

/** Brings every part of the page into the window once, and waits for fonts and pictures. */
const showEverything = (page: Page): Promise<void> =>
  page.evaluate(async () => {
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
    // A picture that is missing is reported by the console.
    await Promise.allSettled(shown.map((image) => image.decode()));
  });

/** Says what is not there, in place of Playwright's own words about selectors. */
const missing = (sentence: string) => (): never => {
  throw new Error(sentence);
};

/** Turns to a control as a visitor does, upon which the page starts, and waits until React has taken over. */
async function start(page: Page): Promise<void> {
  await page.locator('[data-theme-toggle]').first().dispatchEvent('pointerover');
  await page
    .locator('html[data-started]')
    .waitFor({ state: 'attached' })
    .catch(missing('React does not take over'));
}

/** What the console complains about, from now on. */
function listen(page: Page, origin: string): string[] {
  const errors: string[] = [];
  const note = (text: string) => errors.push(withoutHashes(text.replaceAll(origin, '')));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return errors;
}

/**
 * Visits a page in a fresh context.
 *
 * @param origin where the site is served
 * @param address of the page, not encoded
 * @throws Error where the page cannot be loaded or does not start
 */
export async function visit(
  browser: Browser,
  origin: string,
  address: string,
  { width, theme, state }: Variant,
): Promise<Seen> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT },
    hasTouch: width < TABLET,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  try {
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    const errors = listen(page, origin);
    const isStarted = state === 'after React';
    const quiet = await watchTraffic(page, { hasScripts: isStarted });
    await page.goto(encodeURI(address), { waitUntil: 'domcontentloaded' });
    await page.locator(`html.${theme}`).waitFor().catch(missing('it does not show its theme'));
    if (isStarted) {
      await start(page);
      await quiet(PATIENCE_MILLISECONDS);
    }
    await showEverything(page);
    await quiet(PATIENCE_MILLISECONDS);
    const facts = pageFacts(await page.content(), state);
    const text = visibleLines(await page.locator('body').innerText());
    // Last of all: for a picture of the whole page the browser resizes the window for a moment, which
    // scripts and pictures notice.
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { picture, facts, text, errors: errors.sort() };
  } finally {
    await context.close();
  }
}
