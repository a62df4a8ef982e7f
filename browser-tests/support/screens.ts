/** Screens, and checks of how a page looks on them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { start } from './browser';

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** With reduced motion, everything is visible at once. */
export const STILL = { reducedMotion: 'reduce' } as const;
export const STILL_WIDE = { ...WIDE, ...STILL };
export const STILL_PHONE = { ...PHONE, ...STILL };

/** Waits until the carousels in view have started. */
export async function carouselsHaveStarted(page: Page): Promise<void> {
  for (const part of await page.locator('[data-needs-script]:visible').all()) {
    await expect(part.locator('.slick-initialized')).toBeVisible();
  }
}

/** Opens `path` and waits until it has started, with the carousels in view. */
export async function open(page: Page, path: string): Promise<void> {
  await start(page, encodeURI(path));
  await carouselsHaveStarted(page);
}

/** The link in the footer to an address. */
export const footerLink = (page: Page, href: string): Locator =>
  page.locator(`footer a[href="${href}"]`);

/** The theme according to the page's class; both if it has both classes. */
export const themeOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['light', 'dark'].filter((name) => document.documentElement.classList.contains(name)).join(),
  );

/** Changes the theme, as a choice in another tab does. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  await expect(page.locator(`html.${theme}`)).toBeVisible();
}

/**
 * Mirrored text, the page's horizontal overflow and text that the window's edge cuts off, except in boxes that hide
 * their overflow, like carousels.
 */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) found.push(`The page is ${excess}px too wide.`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, noscript, [inert]')) continue;
      if (!text.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      const words = text.textContent.trim().slice(0, 40);
      let isMirrored = false;
      let isHiddenOnPurpose = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, scale, transform } = getComputedStyle(box);
        const isFlipped = Number.parseFloat(scale) < 0 !== new DOMMatrix(transform).a < 0;
        isMirrored = isMirrored !== isFlipped;
        isHiddenOnPurpose ||= overflowX === 'hidden';
      }
      if (isMirrored) found.push(`"${words}" is mirrored`);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      if (!isHiddenOnPurpose) found.push(`"${words}" from ${left} to ${right}`);
    }
    return found;
  });

export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Waits for two frames, after which an IntersectionObserver has reported. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits until the page is on the screen as it is now: the browser scrolls by what it has drawn last. */
export const isShown = (page: Page): Promise<Buffer> => page.screenshot();

/** Scrolls through the page, so that lazy parts load, and waits for the pictures. */
export async function scrollThrough(page: Page): Promise<void> {
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < bottom; top += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await twoFrames(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Elements with a box that cannot be seen: tag and text. */
export const invisible = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      // The hidden side of a flip card is inert.
      .filter((element) => element.getClientRects().length > 0 && !element.closest('[inert]'))
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        // An element that is being animated will become visible.
        const isArriving = element.getAnimations().length > 0;
        return (Number(opacity) < 1 && !isArriving) || visibility !== 'visible';
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
  );
