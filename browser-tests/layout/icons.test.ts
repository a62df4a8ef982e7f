import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { contrastOn } from '../support/contrast';
import { onePageOfEachKind } from '../support/routes';
import { open, showTheme, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

/** The icons of links and buttons. */
const iconsOf = (page: Page) =>
  page.locator(':is(a, button):visible').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const shape = control.querySelector('svg :is(path, circle, line, rect, polygon, polyline)');
      if (!shape || control.closest('[inert]')) return [];
      const { stroke, fill } = getComputedStyle(shape);
      const grounds: string[] = [];
      for (let part: Element | null = shape; part; part = part.parentElement)
        grounds.push(getComputedStyle(part).backgroundColor);
      const name = control.getAttribute('aria-label') ?? control.outerHTML;
      return { name, color: stroke === 'none' ? fill : stroke, grounds };
    }),
  );

/**
 * The rings around links and buttons that have the focus, or around the card that a link covers: what lies behind each,
 * and whether a box cuts it off; those of controls without one have no colour.
 */
const ringsOf = (page: Page, part: 'body' | 'main') =>
  page.locator(`${part} :is(a, button):visible`).evaluateAll((controls) =>
    controls.flatMap((control) => {
      if (!(control instanceof HTMLElement) || control.closest('[inert]')) return [];
      control.focus();
      const name = control.getAttribute('aria-label') ?? control.textContent;
      let holder: Element | null = control;
      while (holder && getComputedStyle(holder).outlineStyle === 'none') {
        holder = holder.parentElement;
      }
      if (!holder) return { name, color: '', grounds: [], isCut: false };
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(holder);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
      const { left, right } = holder.getBoundingClientRect();
      const grounds: string[] = [];
      let isCut = false;
      for (let part = holder.parentElement; part; part = part.parentElement) {
        const { backgroundColor, overflowX } = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        isCut ||= overflowX !== 'visible' && (left - reach < box.left || right + reach > box.right);
        grounds.push(backgroundColor);
      }
      return { name, color: outlineColor, grounds, isCut };
    }),
  );

// WCAG 2.2, 1.4.11, of which axe asks nothing.
test('every link and button shows the focus by a whole ring, which stands out from its ground, as its icon does', async ({
  page,
}) => {
  for (const path of onePageOfEachKind) {
    await open(page, path);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const icons = await iconsOf(page);
      expect(icons).not.toEqual([]);
      // Rings are for the keyboard alone.
      await page.keyboard.press('Tab');
      // Around every page there is the same.
      const rings = await ringsOf(page, path === onePageOfEachKind[0] ? 'body' : 'main');
      const lost = rings.filter(({ color }) => color === '').map(({ name }) => name);
      expect.soft([path, lost]).toEqual([path, []]);
      const faint = [...icons, ...rings].filter(
        ({ color, grounds }) => color !== '' && contrastOn(color, grounds) < 3,
      );
      expect.soft([path, theme, faint]).toEqual([path, theme, []]);
      expect.soft([path, rings.filter(({ isCut }) => isCut)]).toEqual([path, []]);
    }
  }
});
