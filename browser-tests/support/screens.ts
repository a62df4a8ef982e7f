/** The screens on which the look is checked, and what is wrong with a page that does not fit one. */
import { expect, type Locator, type Page } from '@playwright/test';
import { start } from './browser';

export const WIDE = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Nothing moves by itself, and everything is there at once. */
export const STILL = { reducedMotion: 'reduce' } as const;
export const STILL_WIDE = { ...WIDE, ...STILL };
export const STILL_PHONE = { ...PHONE, ...STILL };

/** Opens `path` and has its scripts started, with those of the parts that load late. */
export async function open(page: Page, path: string): Promise<void> {
  await start(page, encodeURI(path));
  for (const part of await page.locator('[data-needs-script]:visible').all()) {
    await expect(part.locator('.slick-initialized')).toBeVisible();
  }
}

/** The link in the footer to an address. */
export const footerLink = (page: Page, href: string): Locator =>
  page.locator(`footer a[href="${href}"]`);

/** The theme of the page: its class, of which there must be one. */
export const themeOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['light', 'dark'].filter((one) => document.documentElement.classList.contains(one)).join(),
  );

/** Shows the other theme as a choice in another tab would. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);
  await expect(page.locator(`html.${theme}`)).toBeVisible();
}

/**
 * What is in mirror writing, and what leaves the window at its sides: how far the page can be scrolled sideways, and the texts that
 * the window's edge cuts off. What is in a box that hides the rest, like the slides of a
 * carousel, is hidden on purpose.
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
      let isMirrored = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { scale, transform } = getComputedStyle(box);
        const turns = Number.parseFloat(scale) < 0 !== new DOMMatrix(transform).a < 0;
        isMirrored = isMirrored !== turns;
      }
      if (isMirrored) found.push(`"${text.textContent.trim().slice(0, 40)}" in mirror writing`);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0 || (left >= -1 && right <= root.clientWidth + 1)) continue;
      let isHiddenOnPurpose = false;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        isHiddenOnPurpose ||= getComputedStyle(box).overflowX === 'hidden';
      }
      if (isHiddenOnPurpose) continue;
      found.push(`"${text.textContent.trim().slice(0, 40)}" from ${left} to ${right}`);
    }
    return found;
  });

export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Two frames: an IntersectionObserver has said by then what it has to say. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Brings every part of the page into view once, from top to bottom: what is loaded late is loaded. */
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

/** What is on the page and yet cannot be seen, in words. What has no box is hidden on purpose. */
export const invisible = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      // The side of a flip card that does not show is hidden until it is turned.
      .filter((element) => element.getClientRects().length > 0 && !element.closest('[inert]'))
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        // What is on its way by itself needs nothing to be seen.
        const isArriving = element.getAnimations().length > 0;
        return (Number(opacity) < 1 && !isArriving) || visibility !== 'visible';
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`),
  );
