import type { Page } from '@playwright/test';
import { pathIn } from '../../src/content/text/languages';
import { expect, inGate, outsideGate, test } from '../fixtures';
import { findingsOfLook, findingsOfTwoLooks } from '../support/axe';
import { dropdowns, languages, navigation } from '../support/content';
import { everyPage, visits } from '../support/routes';
import {
  invisible,
  open,
  PHONE,
  scrollThrough,
  setTextSize,
  showTheme,
  sidewaysOverflow,
  STILL_WIDE,
  twoFrames,
  WIDE,
} from '../support/screens';

declare global {
  interface Window {
    /** The layout shifts without user input: their total score, and the texts of what has shifted. */
    shifted: { score: number; parts: string[] };
  }
}

/** Controls without a border that is visible in forced-colors mode. */
const bareControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea')]
      .filter((control) => control.getClientRects().length > 0)
      .filter((control) => {
        const { appearance, borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
          getComputedStyle(control);
        const isBare = Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
        // The system draws the border.
        if (appearance === 'auto') return false;
        return isBare || borderTopColor === backgroundColor;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

/** Presses each button, and Escape after it. */
async function pressButtons(page: Page): Promise<void> {
  const buttons = page.locator('button:visible:not([type=submit]):not([aria-disabled=true])');
  for (const button of await buttons.elementHandles()) {
    // Another button, or a step of a carousel, may have hidden it.
    if (await button.isVisible()) await button.dispatchEvent('click');
    await page.keyboard.press('Escape');
  }
}

/** Records layout shifts, and what has shifted. Runs in the page before its own scripts. */
function recordShifts(): void {
  window.shifted = { score: 0, parts: [] };
  /** TypeScript does not know it yet (https://wicg.github.io/layout-instability/). */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: readonly { node: Node | null }[];
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
    entry.entryType === 'layout-shift';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
      if (hadRecentInput) continue;
      window.shifted.score += value;
      for (const { node } of sources)
        window.shifted.parts.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Slows the connection down until the HTML has arrived, so that the page is painted in parts. */
async function slowHtml(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const limit = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await limit(15_000);
  page.once('domcontentloaded', () => void limit(-1));
}

for (const { to, paths, isInGate } of visits) {
  test.describe(to, inGate(isInGate), () => {
    test.describe('in a wide window', () => {
      test.use(STILL_WIDE);

      test('with reduced motion everything is visible, axe finds nothing, and nothing overflows at any width', async ({
        page,
      }) => {
        for (const path of paths) {
          await page.setViewportSize(STILL_WIDE.viewport);
          await open(page, path);
          expect.soft([path, await invisible(page)]).toEqual([path, []]);
          const moving = await page.evaluate(() => document.getAnimations().length);
          expect.soft([path, moving]).toEqual([path, 0]);
          expect.soft([path, await findingsOfLook(page, 'light')]).toEqual([path, []]);
          await page.emulateMedia({ forcedColors: 'active' });
          expect.soft([path, await bareControls(page)]).toEqual([path, []]);
          await page.emulateMedia({ forcedColors: null });
          // 1280 by 1024 at 400% leaves 320 by 256.
          await page.setViewportSize({ width: 320, height: 256 });
          expect.soft([path, await sidewaysOverflow(page)]).toEqual([path, []]);
          await setTextSize(page, 200);
          for (const width of [320, 390, 768, 1024, 1200, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft([path, width, await sidewaysOverflow(page)]).toEqual([path, width, []]);
          }
        }
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('nothing is hidden, and nothing on the first screen waits for scrolling', async ({
        page,
      }) => {
        for (const path of paths) {
          await page.goto(encodeURI(path));
          const hidden = await invisible(page);
          const waiting = await page
            .locator('main [data-reveal]')
            .evaluateAll((elements) =>
              elements
                .filter((element) => element.getBoundingClientRect().top < window.innerHeight * 0.5)
                .map((element) => element.textContent),
            );
          expect.soft({ path, hidden, waiting }).toEqual({ path, hidden: [], waiting: [] });
        }
      });
    });

    for (const [name, screen] of [
      ['a wide window', WIDE],
      ['a phone', PHONE],
    ] as const) {
      test.describe(`in ${name}`, () => {
        test.use(screen);

        test('the layout does not shift, print hides nothing but the buttons, and none of these breaks the policy', async ({
          page,
        }) => {
          // Without web fonts: an editor's text may wrap differently in the fallback font, which would shift the
          // layout.
          await page.route('**/*.woff2', (route) => route.fulfill({ status: 204 }));
          await page.addInitScript(recordShifts);
          for (const path of paths) {
            if (screen === PHONE) await slowHtml(page);
            await open(page, path);
            await scrollThrough(page);
            // By then the last shifts have been reported.
            await twoFrames(page);
            const { score, parts } = await page.evaluate(() => window.shifted);
            expect.soft(score, [path, ...parts].join('\n')).toBeLessThan(0.01);

            await page.emulateMedia({ media: 'print' });
            await page.waitForFunction(() => document.getAnimations().length === 0);
            const hidden = await invisible(page);
            const buttons = await page.locator('button:visible').allTextContents();
            expect.soft({ path, hidden, buttons }).toEqual({ path, hidden: [], buttons: [] });
            await page.emulateMedia({ media: null });

            // The watched page reports violations of the policy.
            if (screen === PHONE) {
              await page.getByRole('button', { name: navigation.words.openMenu }).click();
              await page.getByRole('button', { name: dropdowns[0]?.label }).click();
              await page.getByRole('button', { name: navigation.words.closeMenu }).click();
            }
            await pressButtons(page);
            await showTheme(page, 'light');
            await showTheme(page, 'dark');
          }
        });
      });
    }
  });
}

for (const path of languages.flatMap((code) => everyPage.map((page) => pathIn(code, page)))) {
  test(
    `axe finds nothing on ${path}, in a wide window in light or on a phone in dark`,
    outsideGate,
    async ({ page }) => {
      await open(page, path);
      expect(await findingsOfTwoLooks(page)).toEqual([]);
    },
  );
}
