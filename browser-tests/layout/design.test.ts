/** Whatever a page holds, it keeps to the design's colours, margins and proportions (src/theme/tokens.ts). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colors, size } from '../../src/theme/tokens';
import { expect, test } from '../fixtures';
import { onePageOfEachKind } from '../support/routes';
import { open, PHONE, scrollThrough, showTheme, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

/** Texts, grounds and lines whose colour is none of these; colours that CSS mixes of them are `color(srgb …)`. */
const strayColors = (page: Page, known: readonly string[]) =>
  page.evaluate((palette) => {
    const probe = document.body.appendChild(document.createElement('span'));
    const computed = new Set(
      palette.map((color) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const isStray = (color: string) => color.startsWith('rgb(') && !computed.has(color);
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (element.closest('script, style, noscript, svg') || !element.checkVisibility()) return [];
      const style = getComputedStyle(element);
      const lines = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => style[`border${side}Width`] !== '0px')
        .map((side) => style[`border${side}Color`]);
      const stray = [style.color, style.backgroundColor, ...lines].filter(isStray);
      return stray.map(
        (color) => `${color}: ${element.tagName} ${element.textContent.slice(0, 40)}`,
      );
    });
  }, known);

test('every text, ground and line has a colour of the theme', async ({ page }) => {
  for (const path of onePageOfEachKind) {
    await open(page, path);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const stray = await strayColors(page, [
        ...Object.values(colors[theme]).filter((value) => value.startsWith('#')),
        ...Object.values(colors.fixed),
      ]);
      expect.soft([path, theme, stray]).toEqual([path, theme, []]);
    }
  }
});

/** Pictures whose width and height do not fit each other. */
const distorted = (page: Page) =>
  page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture;
      if (!naturalWidth || !clientWidth || getComputedStyle(picture).objectFit !== 'fill')
        return [];
      const stretch = (clientWidth * naturalHeight) / (clientHeight * naturalWidth);
      return Math.abs(stretch - 1) > 0.03 ? [`${stretch.toFixed(2)}: ${picture.currentSrc}`] : [];
    }),
  );

/** Texts of several lines that are wider than this many of their own font sizes. */
const tooWide = (page: Page, most: number) =>
  page.evaluate(
    (measure) =>
      [...document.querySelectorAll('main :is(p, li, dd)')].flatMap((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const hasLines = element.clientHeight > 1.7 * Number.parseFloat(lineHeight);
        const isText = [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        const width = element.clientWidth / Number.parseFloat(fontSize);
        return hasLines && isText && width > measure
          ? [`${width.toFixed(1)} em: ${element.textContent.slice(0, 40)}`]
          : [];
      }),
    most,
  );

/** Texts closer than 8 px to an edge of the panel, button or field whose ground or frame they stand in. */
const atAnEdge = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const ROOM = 8;
    const hasEdges = (element: Element) => {
      const { backgroundColor, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const isFramed = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || isFramed;
    };
    const groundOf = (element: Element | null): Element | null =>
      element && !hasEdges(element) ? groundOf(element.parentElement) : element;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [data-needs-script]') &&
      // What is for screen readers alone is clipped.
      getComputedStyle(element).clipPath === 'none';
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement, nodeValue } = node;
      const ground = groundOf(parentElement)?.getBoundingClientRect();
      if (!nodeValue?.trim() || !parentElement || !ground || !isSeen(parentElement)) continue;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // Letters fill the middle of a line.
        const blank = Math.max(0, (height - size) / 2);
        const beside = Math.min(left - ground.left, ground.right - right);
        const above = Math.min(top - ground.top, ground.bottom - bottom) + blank;
        const room = Math.min(beside, above);
        if (width > 1 && room < ROOM) found.push(`${Math.round(room)}: ${nodeValue}`);
      }
    }
    return found;
  });

/** Headings that are larger than the page's first. */
const aboveTheFirst = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4):visible').evaluateAll((headings) => {
    const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize);
    const first = headings.find(({ tagName }) => tagName === 'H1');
    return headings
      .filter((heading) => !first || sizeOf(heading) > sizeOf(first))
      .map(({ textContent }) => textContent);
  });

/** The distances from the window's edge at which the parts of the page begin. */
const margins = (page: Page) =>
  page.evaluate(() => {
    const starts = [...document.querySelectorAll('main > *')].flatMap((part) => {
      const texts = [...part.querySelectorAll('h1, h2, h3, p, a, dt, summary')]
        .filter((text) => text.checkVisibility({ visibilityProperty: true }))
        .map((text) => text.getBoundingClientRect())
        // A pixel in width is for screen readers alone; outside the window wait a carousel's entries.
        .filter(({ width, left }) => width > 1 && left >= 0);
      return texts.length > 0 ? [Math.round(Math.min(...texts.map(({ left }) => left)))] : [];
    });
    return [...new Set(starts)];
  });

/** Headings of columns that do not begin where the texts below them do. */
const besideTheirColumn = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const startOf = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().left;
      };
      const body = [...table.querySelectorAll('tbody tr')].map(({ children }) => [...children]);
      return [...table.querySelectorAll('thead th')].flatMap((head, column) => {
        const cell = body.map((row) => row[column]).find((own) => own?.textContent?.trim());
        const isOff = cell && head.checkVisibility() && Math.abs(startOf(head) - startOf(cell)) > 2;
        return isOff ? head.textContent : [];
      });
    }),
  );

interface Picture {
  markup: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Drawings and photographs that nobody sees: taking them away changes no pixel in their place. */
async function unseenPictures(page: Page): Promise<string[]> {
  const pictures = page.locator('main :is(svg, img):visible:not([inert] *)');
  const places = await pictures.evaluateAll((elements) =>
    elements.map((element): Picture => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const markup = element.outerHTML.slice(0, 160);
      return { markup, left: x + scrollX, top: y + scrollY, width, height };
    }),
  );
  const show = (visibility: string) =>
    page.locator('main :is(svg, img)').evaluateAll((elements, value) => {
      for (const element of elements)
        if (element instanceof HTMLElement || element instanceof SVGElement)
          element.style.visibility = value;
    }, visibility);
  const pixels = async () =>
    sharp(await page.screenshot({ fullPage: true }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const before = await pixels();
  await show('hidden');
  const after = await pixels();
  await show('');
  const { width: pageWidth, height: pageHeight } = before.info;
  const isUnseen = ({ left, top, width, height }: Picture) => {
    const first = Math.max(0, Math.floor(left));
    const last = Math.min(pageWidth, Math.ceil(left + width));
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(pageHeight, top + height); y += 1) {
      const [start, end] = [first, last].map((x) => (y * pageWidth + x) * 3);
      if (before.data.compare(after.data, start, end, start, end) !== 0) return false;
    }
    return true;
  };
  return places.filter(isUnseen).map(({ markup }) => markup);
}

/** What the functions above find in a page as it should be: no fault, and one margin. */
const FAULTLESS = {
  distorted: [],
  tooWide: [],
  atAnEdge: [],
  aboveTheFirst: [],
  besideTheirColumn: [],
  margins: 1,
};

test('pictures are seen and keep their proportions, texts their measure and their room, and the parts of a page have one margin', async ({
  page,
}) => {
  // Rounded by the browser, and by the space that an item's mark takes.
  const measure = Number.parseFloat(size.measure) + 1;
  for (const path of onePageOfEachKind) {
    await open(page, path);
    await scrollThrough(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect
        .soft({
          path,
          width,
          distorted: await distorted(page),
          tooWide: await tooWide(page, measure),
          atAnEdge: await atAnEdge(page),
          aboveTheFirst: await aboveTheFirst(page),
          besideTheirColumn: await besideTheirColumn(page),
          margins: (await margins(page)).length,
        })
        .toEqual({ path, width, ...FAULTLESS });
    }
    // Polled: at the new width, browsers still decode pictures and the carousel still renders.
    await expect
      .configure({ soft: true })
      .poll(() => unseenPictures(page), { message: path })
      .toEqual([]);
    // Wider than the design, a page keeps to its column.
    const [usual = 0] = await margins(page);
    await page.setViewportSize({ width: 1920, height: 900 });
    expect.soft([path, Math.min(...(await margins(page))) > usual]).toEqual([path, true]);
  }
});

test('on a phone, the first of the cards below each other is the largest', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await open(page, '/');
  await scrollThrough(page);
  const lists = await page.locator('main ul').evaluateAll((all) =>
    all
      .map((list) => [...list.querySelectorAll(':scope > li img')])
      .map((pictures) => pictures.filter((picture) => picture.checkVisibility()))
      .map((pictures) => pictures.map(({ clientWidth }) => clientWidth))
      // Logos and the like have a row of their own.
      .filter(([first = 0, ...others]) => first > 90 && others.length > 0),
  );
  expect(lists).not.toEqual([]);
  for (const [first = 0, ...others] of lists) expect(first).toBeGreaterThan(Math.max(...others));
});

/** How far the middle of each card's arrow is from the lower edge of its picture, in pixels. */
const arrowsOffEdge = (page: Page) =>
  page.locator('main li:has(img)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const picture = [...card.querySelectorAll('img')].find((image) => image.checkVisibility());
      const arrow = card.querySelector('span:has(> svg)');
      if (!picture || !arrow || getComputedStyle(arrow).position !== 'absolute') return [];
      const { top, bottom } = arrow.getBoundingClientRect();
      return [Math.abs((top + bottom) / 2 - picture.getBoundingClientRect().bottom)];
    }),
  );

test('the arrow of a card lies on the lower edge of its picture', async ({ page }) => {
  await open(page, '/');
  await scrollThrough(page);
  const distances = await arrowsOffEdge(page);
  expect(distances).not.toEqual([]);
  expect(Math.max(...distances)).toBeLessThan(2);
});
