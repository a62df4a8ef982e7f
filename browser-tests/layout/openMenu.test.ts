import type { Locator, Page } from '@playwright/test';
import { expect, inGate, SITE, test } from '../fixtures';
import { start } from '../support/browser';
import { dropdowns, menu, navigation } from '../support/content';
import { isShown, twoFrames } from '../support/screens';

// A page moves when it loses scrollbars that take up space, as on most computers.
test.use({ leftOutFlags: ['--hide-scrollbars'] });

/** The narrowest and the shortest window. */
const windows = {
  'small phone': { width: 320, height: 568 },
  'phone in landscape': { width: 844, height: 390 },
};

/** Swipes up by `distance` pixels, beyond the window if necessary. */
async function scrollAt(page: Page, from: number, distance = 150): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (y: number) => ({ touchPoints: [{ x: 100, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  for (let way = 10; way <= distance; way += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from - way) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await session.detach();
}

const PARTS = [
  'header',
  'header a',
  'header button',
  '[data-behind] section',
  '[data-behind] a',
  'header + * h1',
  'footer',
];

/** Positions of parts of the page. */
const places = (page: Page) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const { x, y, width } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [selector, x, y, width];
      }),
    PARTS,
  );

/** Clicks a control of a menu, without scrolling to it as Playwright's own click may, and waits for what it shows. */
async function press(control: Locator): Promise<void> {
  const { x, y, width, height } = await control.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  await control.page().mouse.click(x + width / 2, y + height / 2);
  await isShown(control.page());
}

const PANEL = 'header nav';

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`on a ${name}`, () => {
    const open = async (page: Page, hasScripts: boolean) => {
      if (hasScripts) await start(page, '/about');
      else {
        await page.route(/\.js$/, () => new Promise(() => undefined));
        await page.goto('/about');
      }
      await page.evaluate(() => document.fonts.ready);
      // In a short window the menu button scrolls with the page.
      await page.evaluate(() => window.scrollTo(0, 20));
    };
    const button = (page: Page) => page.locator('[data-opens=panel]');

    test.use({ viewport, hasTouch: true });

    for (const hasScripts of [true, false]) {
      const isInGate = hasScripts === (viewport === windows['small phone']);
      test(
        `the page behind the open menu does not scroll or move ${hasScripts ? 'with' : 'before'} scripts`,
        inGate(isInGate),
        async ({ page }) => {
          await open(page, hasScripts);
          const before = await places(page);
          await press(button(page));
          expect(await places(page)).toEqual(before);
          for (const y of [10, 60, viewport.height - 40]) await scrollAt(page, y);
          await page.mouse.move(100, viewport.height - 40);
          await page.mouse.wheel(0, 150);
          await page.keyboard.press('PageDown');
          await twoFrames(page);
          expect(await places(page)).toEqual(before);
          await press(button(page));
          expect(await places(page)).toEqual(before);
          await scrollAt(page, viewport.height - 40);
          await page.waitForFunction(() => window.scrollY > 20);
        },
      );
    }

    test('the open menu scrolls by touch and stops at its end', async ({ page }) => {
      await open(page, false);
      await press(button(page));
      await press(page.getByRole('button', { name: dropdowns[0]?.label }));
      const rest = await page
        .locator(PANEL)
        .evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      await scrollAt(page, viewport.height - 40, rest + 200);
      await page.waitForFunction(
        ([selector, end]) => Math.abs((document.querySelector(selector)?.scrollTop ?? 0) - end) < 2,
        [PANEL, rest] as const,
      );
      await scrollAt(page, viewport.height - 40);
      await twoFrames(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(20);
    });
  });
}

test('the page behind the open cookie preferences does not move', async ({ page }) => {
  await start(page, '/about');
  const button = page.getByRole('button', { name: navigation.footer.cookiePreferences });
  await button.scrollIntoViewIfNeeded();
  // A font that arrives now would move words by itself.
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await places(page)).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ viewport: windows['small phone'], javaScriptEnabled: false });

  test('the menu is open on a phone, and its links work', async ({ page }) => {
    await page.goto('/about');
    const panel = page.locator(PANEL);
    for (const { href, label, links = [] } of menu) {
      const shown = href === undefined ? (links[0]?.label ?? '') : label;
      await expect(panel.getByRole('link', { name: shown, exact: true })).toBeVisible();
    }
    await panel.locator('a[href="/contact"]').click();
    await page.waitForURL(`${SITE}/contact`);
  });
});
