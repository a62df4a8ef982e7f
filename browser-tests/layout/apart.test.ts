/** Texts keep apart from each other and from the window's edge. */
import type { Page } from '@playwright/test';
import { pathIn } from '../../src/content/text/languages';
import { expect, test } from '../fixtures';
import { languages } from '../support/content';
import { onePageOfEachKind } from '../support/routes';
import { open, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

/** Texts closer than 12 px to the window's edge, smaller than 12 px, or printed over each other. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ROOM = 12;
    const SMALLEST = 12;
    const lines: { parent: Element; text: string; size: number; box: DOMRect }[] = [];
    // Rows that scroll sideways are cut off by design; what is fixed covers what scrolls by.
    const isExempt = (element: Element): boolean => {
      const { overflowX, position, clipPath } = getComputedStyle(element);
      return (
        /auto|scroll/.test(overflowX) || /fixed|sticky/.test(position) || /inset/.test(clipPath)
      );
    };
    const isInExempt = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (isExempt(element) || isInExempt(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('script, style, noscript, select, [inert], [data-needs-script]')) continue;
      if (isInExempt(parent)) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // Letters fill the middle of a line.
        const blank = Math.max(0, (height - size) / 2);
        const box = new DOMRect(x, y + blank, width, height - 2 * blank);
        if (width > 1 && height > 1) lines.push({ parent, text, size, box });
      }
    }
    const { clientWidth } = document.documentElement;
    const alone = lines.flatMap(({ text, size, box }) => {
      if (size < SMALLEST) return `${size}px small: ${text}`;
      const isAtEdge = box.left < ROOM || box.right > clientWidth - ROOM;
      return isAtEdge ? `from ${box.left} to ${box.right}: ${text}` : [];
    });
    const pairs = lines.flatMap(({ parent, text, box }, index) =>
      lines.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const isOver = parent !== other.parent && across > 1 && down > 1;
        return isOver ? `over each other: ${text} / ${other.text}` : [];
      }),
    );
    return [...alone, ...pairs];
  });

for (const language of languages) {
  test(`no text touches another or the window’s edge at any width (${language})`, async ({
    page,
  }) => {
    for (const path of onePageOfEachKind) {
      await open(page, pathIn(language, path));
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft([path, width, await crowded(page)]).toEqual([path, width, []]);
      }
    }
  });
}
