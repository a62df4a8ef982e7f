import type { Page } from 'playwright-core';
import { withPage } from '../support/browser';
import { onePageOfEachKind } from '../support/routes';
import { pagesToLookAt, open, setDirection, sidewaysOverflow, STILL } from '../support/screens';

const sized = (width: number, height = 900) => ({ viewport: { width, height }, ...STILL });

/** The faults at each of some widths, with a name for what was done to the page. */
async function overflowsAt(page: Page, what: string, widths: number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = await sidewaysOverflow(page);
    faults.push(...found.map((fault) => `${what}, ${width}px: ${fault}`));
  }
  return faults;
}

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim();
      if (words && !text.parentElement?.closest('script, style, noscript')) {
        text.nodeValue = `${words} ${words}`;
      }
    }
  });

describe('nothing leaves the window at its sides', () => {
  test.each(pagesToLookAt)(
    'of %s: enlarged to 400%, with text of 200%, with every text twice as long',
    (path) =>
      withPage(
        async ({ page }) => {
          await open(page, path);
          // 1280 by 1024 at 400% leaves 320 by 256.
          expect(await sidewaysOverflow(page)).toEqual([]);
          await setTextSize(page, 200);
          expect(await overflowsAt(page, 'big text', [320, 768, 1280, 1440])).toEqual([]);
          await setTextSize(page, 100);
          await doubleTexts(page);
          expect(await overflowsAt(page, 'long text', [320, 390, 768, 1024, 1200, 1440])).toEqual(
            [],
          );
        },
        sized(320, 256),
      ),
  );

  test.each(pagesToLookAt)('of %s, written from right to left', (path) =>
    withPage(async ({ page }) => {
      await setDirection(page, 'rtl');
      await open(page, path);
      expect(await overflowsAt(page, 'mirrored', [320, 768, 1440])).toEqual([]);
    }, sized(320)),
  );
});

describe('from right to left', () => {
  const middle = (page: Page, name: string, role: 'link' | 'button') =>
    page
      .getByRole(role, { name })
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return left + width / 2;
      });

  test('the layout is mirrored', () =>
    withPage(async ({ page }) => {
      await setDirection(page, 'rtl');
      await open(page, '/risk');
      expect(await middle(page, 'Harkwell home page', 'link')).toBeGreaterThan(720);
      expect(await middle(page, 'Contact', 'link')).toBeLessThan(720);
      expect(await middle(page, 'Log in', 'link')).toBeLessThan(720);
      const [title, picture] = await page.evaluate(() =>
        ['h1', 'main img'].map((selector) => {
          const { left = 0, width = 0 } =
            [...document.querySelectorAll(selector)]
              .find((element) => element.getClientRects().length > 0)
              ?.getBoundingClientRect() ?? {};
          return left + width / 2;
        }),
      );
      expect(title).toBeGreaterThan(720);
      expect(picture).toBeLessThan(720);
    }, sized(1440)));

  test('the case menu shows the current entry and goes on to the next', () =>
    withPage(async ({ page }) => {
      await setDirection(page, 'rtl');
      await open(page, '/telco');
      await page.locator('.slick-track').waitFor();
      expect(await middle(page, 'Show the next story', 'button')).toBeLessThan(160);
      expect(await middle(page, 'Telco', 'link')).toBeLessThan(320);
      await page.getByRole('button', { name: 'Show the next story' }).click();
      await page.locator('.slick-current', { hasText: 'Oil & Gas' }).waitFor();
    }, sized(390)));
});

describe('in forced colours', () => {
  test.each(onePageOfEachKind)('every control of %s keeps a visible border', (path) =>
    withPage(
      async ({ page }) => {
        await open(page, path);
        const bare = await page.evaluate(() =>
          [...document.querySelectorAll('button, input, select, textarea')]
            .filter((control) => control.getClientRects().length > 0)
            .filter((control) => {
              const {
                appearance,
                borderTopWidth,
                borderTopStyle,
                borderTopColor,
                backgroundColor,
              } = getComputedStyle(control);
              const isBare = Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === 'none';
              // What the system draws itself has no border of ours.
              if (appearance === 'auto') return false;
              return isBare || borderTopColor === backgroundColor;
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
        expect(bare).toEqual([]);
      },
      { ...sized(1440), forcedColors: 'active' },
    ),
  );

  test('a call to action has a border too, and drawings have the colour of the text', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/amplification');
        const action = page.locator('main').getByRole('link', { name: 'Contact Us' });
        expect(await action.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe(
          'solid',
        );
        const [text, drawing] = await page
          .locator('main li', { hasText: 'Message Amplification' })
          .evaluate((card) =>
            [card.querySelector('h3'), card.querySelector('svg')].map(
              (element) => element && getComputedStyle(element).color,
            ),
          );
        expect(drawing).toBe(text);
      },
      { ...sized(1440), forcedColors: 'active', colorScheme: 'dark' },
    ));
});

test.each(['/login', '/airlines', '/contact', '/a/b/c'])(
  'on a high window %s ends with the footer',
  (path) =>
    withPage(
      async ({ page }) => {
        await open(page, path);
        const end = await page
          .locator('footer')
          .evaluate((footer) => footer.getBoundingClientRect().bottom);
        expect(end).toBeGreaterThanOrEqual(2600);
      },
      sized(1440, 2600),
    ),
);
