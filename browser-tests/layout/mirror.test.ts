/** From right to left, a page is the mirror image of itself from left to right. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { onePageOfEachKind } from '../support/routes';
import { open, PHONE, STILL, WIDE } from '../support/screens';

/** Boxes, lines and grounds. Words are not mirrored; pictures and icons have tests of their own. */
const BARE = `
  *, ::before, ::after, ::marker, ::placeholder {
    color: transparent !important;
    text-decoration-color: transparent !important;
    transition: none !important;
  }
  img, svg { visibility: hidden !important; }
`;

/** In pixels: boxes do not always begin at whole ones. */
const CELL = 8;

/** How much a cell's colour may differ, of 255. */
const TOLERANCE = 32;

/** The colours of a capture's cells. */
async function cellsOf(
  page: Page,
  isMirrored: boolean,
): Promise<{ width: number; colors: Buffer }> {
  const capture = sharp(await page.screenshot({ fullPage: true }));
  const { width, height } = await capture.metadata();
  const whole = isMirrored ? capture.flop() : capture;
  const colors = await sharp(await whole.removeAlpha().toBuffer())
    .resize(Math.floor(width / CELL), Math.floor(height / CELL), { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer();
  return { width: Math.floor(width / CELL), colors };
}

/** Where a page, written from right to left, is not its mirror image, in pixels from its top. */
async function unmirrored(page: Page): Promise<number[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // A share is drawn clockwise in every script.
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      const { backgroundImage } = getComputedStyle(part);
      if (backgroundImage.startsWith('conic-gradient')) part.style.backgroundImage = 'none';
    }
  }, BARE);
  // What lies under the pointer would not be mirrored.
  await page.mouse.move(0, 0);
  const former = await cellsOf(page, false);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const { width, colors } = await cellsOf(page, true);
  expect(colors.length).toBe(former.colors.length);
  const rows = new Set<number>();
  for (const [index, value] of colors.entries()) {
    const isOther = Math.abs(value - (former.colors[index] ?? 0)) > TOLERANCE;
    if (isOther) rows.add(Math.floor(index / 3 / width) * CELL);
  }
  return [...rows];
}

for (const [name, screen] of [
  ['a wide window', WIDE],
  ['a phone', PHONE],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use({ ...screen, ...STILL });

    test('a page from right to left is its mirror image', async ({ page }) => {
      for (const path of onePageOfEachKind) {
        await open(page, path);
        expect.soft([path, await unmirrored(page)]).toEqual([path, []]);
      }
    });

    test('the cookie preferences from right to left are their mirror image', async ({ page }) => {
      await open(page, '/login');
      await page.locator('footer').getByRole('button').last().click();
      await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible();
      expect(await unmirrored(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, ...STILL });

  test('the open menu from right to left is its mirror image', async ({ page }) => {
    await open(page, '/login');
    await page.locator('header button[aria-controls]:visible').last().click();
    await expect(page.locator('header nav a:visible').first()).toBeVisible();
    expect(await unmirrored(page)).toEqual([]);
  });
});
