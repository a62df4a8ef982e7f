import type { Page } from 'playwright-core';
import { service } from '../../src/content/kinds/service';
import { withPage } from '../support/browser';
import {
  CASE_STUDY,
  entryNamed,
  filled,
  largestGroup,
  menu,
  navigation,
  success,
} from '../support/content';
import { open, setDirection, STILL } from '../support/screens';

const sized = (width: number, height = 900) => ({ viewport: { width, height }, ...STILL });

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
      expect(await middle(page, filled(navigation.words.home), 'link')).toBeGreaterThan(720);
      expect(await middle(page, menu.at(-1)?.label ?? '', 'link')).toBeLessThan(720);
      expect(await middle(page, navigation.topBar.login, 'link')).toBeLessThan(720);
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

  // An editor may leave a single one.
  if (largestGroup.stories.length < 2) return;

  test('the case menu shows the current entry and goes on to the next', () =>
    withPage(async ({ page }) => {
      await setDirection(page, 'rtl');
      const [first, next] = largestGroup.stories;
      const { next: arrow } = success.caseLabels;
      await open(page, CASE_STUDY);
      await page.locator('.slick-track').waitFor();
      expect(await middle(page, arrow, 'button')).toBeLessThan(160);
      expect(await middle(page, first?.name ?? '', 'link')).toBeLessThan(320);
      await page.getByRole('button', { name: arrow }).click();
      await page.locator('.slick-current', { hasText: next?.name }).waitFor();
    }, sized(390)));
});

describe('in forced colours', () => {
  test('a call to action has a border too, and drawings have the colour of the text', () =>
    withPage(
      async ({ page }) => {
        await open(page, '/amplification');
        const { hero, how } = entryNamed(service, 'amplification');
        const action = page.locator('main').getByRole('link', { name: hero.action.label });
        expect(await action.first().evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe(
          'solid',
        );
        const [text, drawing] = await page
          .locator('main li', { hasText: how.cards[0]?.title })
          .first()
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

test.each(['/login', CASE_STUDY, '/contact', '/a/b/c'])(
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
